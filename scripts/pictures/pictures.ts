import type { Picture } from "./picture";
import { categoryPictures } from "./scenes/category";
import { clothPictures } from "./scenes/cloth";
import { garmentPictures } from "./scenes/garments";
import { homePictures } from "./scenes/home";
import { journalPictures } from "./scenes/journal";
import { piecePictures } from "./scenes/pieces";
import { yarnPictures } from "./scenes/yarn";

export const pictures: readonly Picture[] = [
  ...clothPictures,
  ...garmentPictures,
  ...piecePictures,
  ...yarnPictures,
  ...homePictures,
  ...categoryPictures,
  ...journalPictures,
];

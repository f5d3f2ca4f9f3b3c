import type { Picture } from "./picture";
import { categoryPictures } from "./pictures-category";
import { clothPictures } from "./pictures-cloth";
import { garmentPictures } from "./pictures-garments";
import { homePictures } from "./pictures-home";
import { journalPictures } from "./pictures-journal";
import { piecePictures } from "./pictures-pieces";
import { yarnPictures } from "./pictures-yarn";

export const pictures: readonly Picture[] = [
  ...clothPictures,
  ...garmentPictures,
  ...piecePictures,
  ...yarnPictures,
  ...homePictures,
  ...categoryPictures,
  ...journalPictures,
];

import type { Picture } from "./picture";
import { braceletPictures } from "./scenes/bracelet";
import { categoryPictures } from "./scenes/category";
import { clothPictures } from "./scenes/cloth";
import { garmentPictures } from "./scenes/garments";
import { heroPictures } from "./scenes/heroes";
import { homePictures } from "./scenes/home";
import { journalPictures } from "./scenes/journal";
import { piecePictures } from "./scenes/pieces";
import { weavePictures } from "./scenes/weave";
import { wornPictures } from "./scenes/worn";
import { yarnPictures } from "./scenes/yarn";

export const pictures: readonly Picture[] = [
  ...clothPictures,
  ...garmentPictures,
  ...wornPictures,
  ...piecePictures,
  ...braceletPictures,
  ...yarnPictures,
  ...weavePictures,
  ...heroPictures,
  ...homePictures,
  ...categoryPictures,
  ...journalPictures,
];

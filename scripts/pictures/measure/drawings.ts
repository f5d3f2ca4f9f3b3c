import { figure, MIDDLE, right, windowFrame } from "./figure";
import { along, around } from "./tape";

/** The part of the figure that a drawing shows: left, top, width and height. All have the same proportions. */
const UPPER = "36 8 168 210";
const LOWER = "36 118 168 210";
const WHOLE = "0 4 254 317.5";

type Drawing = { name: string; part: string; body: () => string };

const front = (name: string, part: string, tape: string): Drawing => ({
  name,
  part,
  body: () => figure("front") + tape,
});
const back = (name: string, part: string, tape: string): Drawing => ({ name, part, body: () => figure("back") + tape });
const curtain = (name: string, tape: string): Drawing => ({ name, part: WHOLE, body: () => windowFrame() + tape });

/** Where each measurement is taken. The demo's measurement sets name these drawings. */
export const DRAWINGS: readonly Drawing[] = [
  front("bust", UPPER, around(0, 97, 31)),
  front("under-bust", UPPER, around(0, 112, 28.5)),
  front("waist", UPPER, around(0, 138, 25)),
  front("hip", UPPER, around(0, 174, 35)),
  back(
    "shoulder",
    UPPER,
    along(
      right([
        [-37, 69],
        [-18, 64],
        [18, 64],
        [37, 69],
      ]),
    ),
  ),
  back(
    "sleeve",
    UPPER,
    along(
      right([
        [37, 69],
        [44, 80],
        [47, 108],
        [52, 142],
        [58, 176],
      ]),
    ),
  ),
  front(
    "short-sleeve",
    UPPER,
    along(
      right([
        [37, 69],
        [44, 80],
        [46, 104],
        [48, 122],
      ]),
    ),
  ),
  front("upper-arm", UPPER, around(39, 104, 7.5, 8)),
  front("wrist", UPPER, around(53.5, 178, 5.5, 12)),
  front("neck", UPPER, around(0, 56, 10.5)),
  front(
    "neck-depth",
    UPPER,
    along(
      right([
        [0, 60],
        [0, 92],
      ]),
    ),
  ),
  front(
    "blouse-length",
    UPPER,
    along(
      right([
        [14, 61],
        [15, 97],
        [15, 122],
      ]),
    ),
  ),
  back(
    "length",
    WHOLE,
    along(
      right([
        [0, 56],
        [0, 140],
        [0, 222],
      ]),
    ),
  ),
  front("trouser-waist", LOWER, around(0, 142, 26)),
  front("trouser-hip", LOWER, around(0, 174, 35)),
  front("thigh", LOWER, around(19, 203, 15.5)),
  front(
    "inside-leg",
    LOWER,
    along(
      right([
        [3, 192],
        [8, 244],
        [8, 300],
      ]),
    ),
  ),
  front(
    "outside-leg",
    LOWER,
    along(
      right([
        [26, 142],
        [36, 174],
        [36, 196],
        [27, 243],
        [19, 302],
      ]),
    ),
  ),
  front("hem", LOWER, around(12.5, 298, 8)),
  curtain(
    "window-width",
    along([
      [MIDDLE - 78, 40],
      [MIDDLE + 78, 40],
    ]),
  ),
  curtain(
    "window-drop",
    along([
      [216, 60],
      [216, 286],
    ]),
  ),
];

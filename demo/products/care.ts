/** Care instructions for each kind of cloth, for the product footnote "Care". */
export const CARE = {
  dyedCotton:
    "<p>Wash on its own the first two times, in cold water with a mild liquid soap. After that, with like colours at 30 °C. Dry in the shade, inside out: sun takes colour faster than water does. Iron damp, medium hot.</p>",
  paleCotton:
    "<p>Machine wash at 30 °C, or 40 °C when it needs it. No chlorine bleach, which eats the fibre before it whitens it; sunlight whitens for nothing. It shrinks 3 to 4 per cent in the first wash, so wash before you cut. Iron damp and hot.</p>",
  indigo:
    "<p>Natural indigo rubs off a little at first, on hands and pale sofas alike; this is loose dye and stops after three or four washes. Cold water, mild soap, on its own. Never soak it overnight. Dry inside out in the shade.</p>",
  silk: "<p>Dry clean the first time. Later, by hand: two minutes in cold water with a spoon of shampoo, a last rinse with a few drops of white vinegar to bring the shine back. Do not wring; roll it in a towel. Iron on the wrong side, slightly damp, on the silk setting. Keep perfume and deodorant off it.</p>",
  zari: "<p>Dry clean only. Store folded in cotton, never in plastic, and change the folds every three months so that the metal thread does not crack along one line. Air it in the shade after wearing; iron on the wrong side with a cloth between.</p>",
  linen:
    "<p>Machine wash at 30 °C with room in the drum, low spin. Line dry and take it in while a little damp; iron then, or do not iron at all. Linen grows softer with every wash and loses its first stiffness after about five.</p>",
  wool: "<p>Air it overnight rather than wash it. When you must: by hand in lukewarm water with a wool soap, no rubbing, no change of temperature, or it will felt. Roll in a towel, dry flat. Moths like it too: a muslin bag of dried neem leaves in the cupboard keeps them off.</p>",
  towel:
    "<p>Wash before the first use, and again: the looser it gets, the better it drinks. Up to 60 °C. No fabric softener, which coats the threads and keeps water out. Dries on a line in an hour.</p>",
  cottonYarn:
    "<p>Wind it from the skein before you start, and swatch: cotton does not spring back. Wash the finished piece at 30 °C. Natural indigo may leave a little blue on your fingers while you work.</p>",
  fineYarn:
    "<p>Wind slowly and by hand or with a swift; a ball winder at full speed will tangle a fine skein. Wash the finished piece by hand in cool water and dry it flat.</p>",
  brass:
    "<p>Brass darkens where it is touched and brightens where it is rubbed. For a bright one, wipe it with half a lime and a pinch of salt, rinse, and dry at once. For a dark one, do nothing. Take it off for the sea.</p>",
} as const;
export type CareId = keyof typeof CARE;

/** What the care sheets call the kinds of cloth. */
export const CARE_NAMES: Record<CareId, string> = {
  dyedCotton: "dyed cotton",
  paleCotton: "pale cotton",
  indigo: "natural indigo",
  silk: "silk",
  zari: "silk with metal thread",
  brass: "brass",
  linen: "linen",
  wool: "wool",
  towel: "towels",
  cottonYarn: "cotton yarn",
  fineYarn: "fine yarn",
};

/** The care sheet among the pictures of the demo store; `npm run pictures` makes it. */
export const careSheetFile = (id: CareId) => `care/${CARE_NAMES[id].replaceAll(" ", "-")}.pdf`;

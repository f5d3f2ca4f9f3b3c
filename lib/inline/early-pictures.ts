/**
 * What pictures need before anything has hydrated, as the text of a script: until the visitor does anything, the style
 * sheet holds back the pictures below what is in view; and one that fails is replaced by the picture as it is stored,
 * which browsers from before AVIF can show, or else marked, and the style sheet hides it.
 */
export const EARLY_PICTURES_SCRIPT = `(function(){\
function wake(){document.documentElement.dataset.awake=""}\
["mousemove","touchstart","scroll","keydown","focusin","pointerdown","beforeprint"].forEach(function(sign){\
addEventListener(sign,wake,{once:true,passive:true,capture:true})});\
addEventListener("error",function(event){\
var picture=event.target;if(!(picture instanceof HTMLImageElement))return;\
var stored=picture.src.replace(/_[sml]\\.avif$/,".webp");\
if(picture.srcset){\
picture.parentElement.querySelectorAll("source").forEach(function(source){source.remove()});\
picture.srcset=""}\
else if(stored!==picture.src)picture.src=stored;\
else picture.dataset.broken=""},true)})()`;

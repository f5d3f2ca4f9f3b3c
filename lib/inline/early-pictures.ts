/**
 * The source of a script that handles pictures until React has started. On the visitor's first interaction it marks the
 * page; without the mark, the style sheet does not load pictures that are further down. A picture that fails to load is
 * replaced by the picture as it is stored, which browsers without AVIF can show; if that fails too, it is marked, and
 * the style sheet hides it.
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

/**
 * The source of a script that handles pictures before hydration. It marks the page on the visitor's first interaction;
 * until then the style sheet does not load pictures below the first view. If a picture fails to load, it is replaced
 * by the stored picture, which browsers without AVIF can show. If that fails too, the picture is marked and the style
 * sheet hides it.
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

import type { DemoPost } from "./post";

export const CRAFT_POSTS: readonly DemoPost[] = [
  {
    slug: "three-dips",
    title: "Three dips: how the blue is made",
    author: "Leela Varghese",
    summary:
      "An indigo vat is alive and wants feeding. What happens in ours at Ottapalam, from the leaf to the third dip.",
    daysOld: 8,
    alt: "Three skeins of yarn, from pale to deep indigo",
    keywords: ["indigo", "natural dye", "fermentation vat"],
    content: `
<p>Indigo does not dissolve in water. You can stir the blue powder for a week and it will settle to the bottom of the bucket and leave your cloth as it was. That is the first strange thing about it. The second is that the dye bath is not blue but green, the yellow-green of young coconut, and that a skein comes out of it looking like a mistake.</p>
<h2>From leaf to cake</h2>
<p>Our indigo is grown near Tindivanam, in fields that rest from rice. The plants are cut before they flower, steeped in a tank overnight, and the water is then beaten for three hours. Air turns what the leaves gave up into indigo, which sinks. It is drained, boiled, pressed and cut into cakes that look like slate and leave a copper streak when you rub them with a thumbnail. A good cake is about half indigo; the rest is leaf and lime.</p>
<h2>The vat</h2>
<p>To get the dye into a thread, the oxygen has to be taken out of it again. Chemists do that with hydrosulphite in ten minutes. We use bacteria, which take about nine days the first time. The vat is a clay jar of 200 litres, sunk in the ground so that it keeps its warmth. Into it go ground indigo, lime water, and something for the bacteria to live on: jaggery, and boiled seeds of tagarai, a weed that every path in Tamil Nadu has plenty of.</p>
<p>You know that it is ready by three signs. The surface has a coppery skin. Under the skin the liquor is green. And it smells sweet and rotten at once, like a stable where somebody keeps fruit. When it smells only rotten, it wants lime. When the skin goes dull, it wants jaggery. Suresh, who keeps it, tastes a drop every morning and spits; sharp on the tongue is right.</p>
<h2>One, two, three</h2>
<p>The wet skein goes under for four minutes without breaking the surface, because every bubble carries in the air that the bacteria have just removed. It comes out green, and in the time it takes to say so it turns: the air gives the oxygen back and the blue is locked inside the fibre. Then it hangs for a day. This is the part that gets left out when someone is in a hurry, and it is why cheap indigo comes off on your collar.</p>
<p>One dip is the blue of a worn shirt. Two is the blue of our napkins. Three is the pinstripe twill, so dark that it goes violet in lamplight. A fourth dip gives almost no more colour; the thread has taken what it can hold, and the rest would lie on top and rub off.</p>
<p>After the last dip the skeins are washed, beaten on a stone, washed in tamarind water to take the lime out, and washed again until the bucket stays clear. There are usually six buckets. New cloth may still give a little on the first washes; that is indigo that was caught between the threads and not in them. The blue that is there after the fourth wash is there for good.</p>
<p>The oldest of our three vats was started in March 2019 and has never been emptied. It is fed on Sundays too.</p>`,
  },
  {
    slug: "reading-a-weave",
    title: "How to read a weave",
    author: "Leela Varghese",
    summary: "Plain, twill, basket, satin, ikat: five things to look for with nothing but a window and a fingernail.",
    daysOld: 33,
    alt: "Herringbone cloth with the paper draft of its weave",
    keywords: ["weave", "twill", "plain weave", "satin", "cloth"],
    content: `
<p>All woven cloth is one sentence: a thread going across passes over some threads and under others. Everything else is how many. With a window, a fingernail and, if you have one, the magnifier of a stamp collector, you can read most cloths in a minute.</p>
<h2>Plain: over one, under one</h2>
<p>Hold it to the light. If you see a grid of small, even holes and no line goes anywhere, it is plain weave. It has the most crossings a cloth can have, so the threads cannot slide: it is firm for its weight, it tears straight, and it creases. Khadi, voile, kora and most linen are plain. Push a fingernail along it. In a well beaten plain cloth nothing moves. In a loose one the threads open like a curtain, and seams will do the same.</p>
<h2>Twill: over two, under two, and a step</h2>
<p>Slanting lines. Each row is shifted by one thread, so the crossings climb the cloth like stairs. Fewer crossings mean that the threads can lie closer, so twill is heavier, drapes better and hides dirt. Turn it over: the lines slant the other way. In herringbone they change direction every few threads, in houndstooth the colours do the work: four dark, four light, both ways, and the stairs turn a plain check into teeth.</p>
<h2>Basket: two together</h2>
<p>If the cloth looks like a mat, threads go in pairs. It is plain weave with the threads doubled: thick, soft, full of air, and inclined to fray. Sew it with a wide seam.</p>
<h2>Satin: over four, under one</h2>
<p>Tilt it. If it flashes in one direction and is dull in the other, long threads are lying on the surface. Nothing interrupts them, so they shine, and for the same reason a ring or a rough heel catches in them. In our ivory stripe satin and plain stand side by side in the same thread, and you can see how much of what we call silk’s shine is the weave’s.</p>
<h2>Warp or weft, print or ikat</h2>
<p>Which way did it lie on the loom? Look for the selvedge: the warp runs along it. Without one, pull both ways; cloth gives a little more across. The warp usually has the stronger, smoother yarn, because it is the one that gets pulled.</p>
<p>And for pattern, turn the cloth over. A print is paler on the back. A pattern woven with coloured thread is the same shape on both sides. In ikat both faces are equal too, but every edge is blurred along the thread, as if someone had breathed on it. If the edge is blurred in one direction only, the yarn was tied one way. If it is blurred both ways, it was tied twice, and somebody sat over it for three weeks.</p>
<p>Last, the count. Lay a ruler on the cloth and count the threads in one centimetre each way. Times two and a half is what weavers say: ends and picks to the inch. Our madras has 76 and 70. Ask a shop for those two numbers; the answer will tell you about the cloth, and the face will tell you about the shop.</p>`,
  },
];

import type { DemoPost } from "./post";

export const SHOP_POSTS: readonly DemoPost[] = [
  {
    slug: "how-to-wash-handloom",
    title: "How to wash handloom",
    author: "Mini Joseph",
    summary:
      "Cold, short, in the shade. What to do with cotton, silk, linen and wool, and with the four usual accidents.",
    daysOld: 61,
    alt: "White, blue and striped cloths pegged on a line",
    keywords: ["washing handloom", "care", "silk", "wool"],
    content: `
<p>I run the workroom, and what comes back to us for mending has mostly been washed to death and not worn. Handloom is not delicate. It is woven with less tension than mill cloth, so it moves more, and the colours are often plants. If you remember three words, remember cold, short and shade.</p>
<h2>Cotton and khadi</h2>
<p>A machine is fine: 30 degrees, a short programme, half a drum. Wash a dyed piece alone the first two times. Put a white handkerchief in with it; when the handkerchief stays white, the piece may join the others. Use liquid soap. Powder has washing soda in it, which is good for kora and bad for madder, because an alkali turns plant reds towards purple. If that has happened, a last rinse with a spoon of vinegar to the bucket brings most of it back.</p>
<p>Dry in the shade and inside out. More colour is lost on the line than in the water. Iron while it is damp.</p>
<h2>Silk</h2>
<p>Silk is protein, as hair is. What is good for hair is good for silk: shampoo, cool water, two minutes, no rubbing, a little vinegar in the last rinse. Never leave it soaking and never wring it. Roll it in a towel and stand on the towel. Anything with metal thread goes to the cleaner, and tell him that it is zari, so that he keeps it out of the machine with the buttons.</p>
<h2>Linen</h2>
<p>Linen likes water and is stronger wet than dry. Wash it as often as you want, with room to move, and take it off the line before it is quite dry. If you fold it then and sit on it, you need not iron.</p>
<h2>Wool</h2>
<p>Mostly, do not. Hang it in a bathroom after somebody’s shower, then in the open for a night. When it must be washed: lukewarm, wool soap, no change of temperature between washing and rinsing. It is not heat that felts wool so much as shock and rubbing. Dry it flat on a towel in the shape you want it to have.</p>
<h2>Four accidents</h2>
<ul>
<li><strong>Turmeric.</strong> Soap makes it red. Do not worry; rinse, and hang it in the sun while it is wet. Turmeric is the one stain that sunlight eats. An afternoon is usually enough.</li>
<li><strong>Oil.</strong> Talcum powder or rice flour at once, leave it overnight, brush it off, then wash.</li>
<li><strong>Ink.</strong> Milk. I cannot tell you why. Change the milk when it is blue.</li>
<li><strong>Another colour.</strong> Wash the whole thing again at once, before it dries, with a good deal of soap. Once it has dried it has moved in.</li>
</ul>
<h2>Putting it away</h2>
<p>Clean, quite dry, in cotton and never in plastic, with neem leaves or a few black peppercorns. Take silk sarees out every three months and fold them along other lines. That is also a good way to remember which ones you have.</p>`,
  },
  {
    slug: "eleven-households",
    title: "Eleven households, and how the price is made",
    author: "Thomas Kurian",
    summary: "A metre of madras costs ₹640 before we reduce it. Here is where the money goes, to the rupee.",
    daysOld: 118,
    alt: "Eleven folded cloths, one from each household",
    keywords: ["handloom", "weavers", "price", "Kerala", "Tamil Nadu"],
    content: `
<p>People ask two things in the shop: who made it, and why it costs what it costs. The first is on the card. The second I have wanted to write down for a while, with the numbers.</p>
<h2>Who</h2>
<p>Eleven households. Three in and around Kannur, where missionaries set up frame looms in the nineteenth century and nobody took them down: Kunhiraman and his daughters, the three brothers of the Chirakkal lane, and the khadi house at Payyannur. Sarada in Chendamangalam, who does the finest cotton. Madhavan in Balaramapuram, kasavu and nothing else. Then over the hills: Devi’s wool loom at Kotagiri; Thangavel in Chennimalai, towels and bedspreads; the Nagarajus in Salem; Rukmani in Madurai; Selvi and Murugan in Arani; Venkatesan and Kala in Kancheepuram. Together 38 people, 29 looms, one of them eleven feet wide.</p>
<p>And a guest: the Thakurs in Naggar, who weave a wool none of the others could.</p>
<h2>What a metre is made of</h2>
<p>Take the madras check at its full price of ₹640, of which ₹30 is GST. The rest, ₹610, goes like this:</p>
<table>
<thead><tr><th scope="col">For</th><th scope="col">₹</th></tr></thead>
<tbody>
<tr><td>Yarn, 2/40s combed, with waste</td><td>118</td></tr>
<tr><td>Dyeing, three colours from plants</td><td>74</td></tr>
<tr><td>Winding and warping</td><td>32</td></tr>
<tr><td>Weaving, a fifth of a day</td><td>176</td></tr>
<tr><td>The loom: reeds, shuttles, the roof</td><td>20</td></tr>
<tr><td>Washing, measuring, the bus to Kochi</td><td>18</td></tr>
<tr><td>Our two shops, six people, this site</td><td>134</td></tr>
<tr><td>Ends, faults, what does not sell</td><td>23</td></tr>
<tr><td>Left over</td><td>15</td></tr>
</tbody>
</table>
<p>The line that matters is the fourth. A fifth of a day, because a careful weaver does five metres of this check between morning and evening. At five metres she has ₹880 for the day, which in Kannur is what a mason gets, and that is the rule we started with: a day at the loom has to be worth a day at anything else in that town, or the looms will be firewood in ten years. We ask again every April what a mason gets.</p>
<h2>Why some cloths cost ten times that</h2>
<p>Days. A temple saree is two people for eleven days. The grey jamdani is one person for twenty-two. In the night ikat the weaving is six days and the tying ten. Silk yarn is dear as well, but when you take the yarn out, nearly every price in the shop is the number of days with a mason’s wage written next to it.</p>
<h2>When it is paid</h2>
<p>When the roll has been measured. It then belongs to us, and if nobody likes the colour that is our affair; it goes into the end of the roll, at 15 per cent less, and the household never hears of it. It took us four years to be able to do this. It is the thing we are proudest of, and it cannot be seen in any picture.</p>`,
  },
  {
    slug: "measuring-for-a-kurta",
    title: "Measuring for a kurta",
    author: "Mini Joseph",
    summary: "Eight measurements, a soft tape and somebody to hold the other end. Ten minutes, once.",
    daysOld: 165,
    alt: "Rust kurta laid out with a measuring tape across its chest",
    keywords: ["measure for a kurta", "made to measure", "stitching"],
    content: `
<p>You need a soft tape, a mirror, and somebody to hold the other end, because a back cannot be measured by its owner. Wear what you would wear under the kurta. Stand as you stand, not as you would like to. Write each number down as you read it; nobody remembers eight.</p>
<h2>The eight</h2>
<ol>
<li><strong>Chest.</strong> Around the fullest part, tape level all round, arms down. Breathe out. Do not pull; the tape should stay up by itself and no more. We add the room, so give us the body.</li>
<li><strong>Waist.</strong> Bend to the side: the crease is your waist. It is higher than where trousers sit. Measure there, with one finger under the tape.</li>
<li><strong>Hip.</strong> Feet together, around the fullest part, which is usually a hand below the hip bone. A kurta that is tight here shows every step.</li>
<li><strong>Shoulder.</strong> Across the back, from the knob of bone at the end of one shoulder to the other, in a slight curve over the spine. This is the one that matters. Everything else can be let out; a shoulder cannot.</li>
<li><strong>Sleeve length.</strong> Hand on hip, elbow bent. From the same knob of bone, over the elbow, to the wrist bone. A straight arm gives a sleeve that rides up when you reach for the salt.</li>
<li><strong>Upper arm.</strong> Around the fullest part, arm hanging.</li>
<li><strong>Neck.</strong> Around the base, where a collar sits, with one finger under the tape.</li>
<li><strong>Length.</strong> From the bone at the nape, straight down the back, to wherever you want it to end. The knee is about 100 cm for someone of 170.</li>
</ol>
<h2>Check it against something</h2>
<p>Take a shirt that fits. Lay it flat, button it, and measure from armpit to armpit. Twice that should be your chest and 10 to 14 cm. If it is less than 6, either the shirt is tight or the tape was loose. Measure again; it is the cheapest moment to do so.</p>
<h2>Inches or centimetres</h2>
<p>Either; say which. If a friend reads to you in inches and a half, write 41.5 and not 41 and a half something.</p>
<h2>When it takes more cloth</h2>
<p>A straight kurta comes out of 2.5 metres of cloth 110 cm wide. Above a chest of 112 cm, or a length of 110, it needs more, and we tell you how much before you pay. If the cloth has a border or a big check, add a quarter metre yourself.</p>
<h2>And then</h2>
<p>We cut in the evening, so until the next morning at ten you can still change a number; telephone, do not write. There are two centimetres in every seam. Keep this piece of paper: it will do for the next kurta too.</p>`,
  },
];

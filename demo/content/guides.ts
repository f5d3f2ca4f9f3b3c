import type { DemoPage } from "./page";

export const GUIDES: readonly DemoPage[] = [
  {
    slug: "about-us",
    kind: "page",
    title: "About us",
    description:
      "Eleven weaving households in Kerala and Tamil Nadu, a dye yard on the river Nila, a workroom in Fort Kochi.",
    content: `
<p>Nila is the old name of the Bharathappuzha, the river on whose bank at Ottapalam our dye yard stands. Neela, one vowel away, is blue. We liked that the two could not be told apart in a hurry.</p>
<p>The shop began in 2014 with one roll: forty metres of Kannur twill that Kunhiraman had woven for an exporter who then did not answer the telephone. We sold it by the metre from a borrowed table in Fort Kochi, wrote on a card who had woven it, and found that people read the card before they touched the cloth.</p>
<h2>Eleven households</h2>
<p>We still work that way. Eleven households weave for us, from Kannur down to Balaramapuram and across the hills to Kotagiri, Salem, Chennimalai, Madurai, Arani and Kancheepuram. Each weaves what its looms and its people are good at. One cloth comes from a guest in the Kullu valley, and says so.</p>
<p>A roll is paid for when it is measured, not when it is sold. The price is worked out in days: what a day at the loom has to bring in that town, the yarn, the dyer, a tenth for the loom. Then comes our part, which pays six people at the cutting table, two shops and the parcels.</p>
<h2>Colour</h2>
<p>About half of what we sell is dyed with plants, in the yard at Ottapalam or at the households: indigo, madder, pomegranate, marigold, lac. Where it is not, we say so, because a cushion in the window wants a dye that stays. <a href="/blogs/three-dips">How the indigo vat is kept</a> is in the journal.</p>
<h2>What we are not good at</h2>
<p>Large quantities, next Tuesday, and two rolls of exactly the same green.</p>
<p><a href="/collections">The households by name</a>, and <a href="/store-locator">where to find us</a>.</p>`,
  },
  {
    slug: "contact-us",
    kind: "page",
    title: "Contact us",
    description: "E-mail, telephone and addresses of Nila Loom.",
    content: `
<p>A person answers, usually the same day. In the first week of Chingam, before Onam, it may take two.</p>
<h2>For an order</h2>
<p><a href="mailto:hello@nilaloom.example">hello@nilaloom.example</a>, with the order number if you have it. Or telephone <a href="tel:+914840000114">+91 484 000 0114</a>, Monday to Saturday, ten to seven.</p>
<h2>For shops and tailors</h2>
<p>From 20 metres of a cloth there are trade prices, and from 60 we put on a warp for you. <a href="mailto:trade@nilaloom.example">trade@nilaloom.example</a></p>
<h2>Where we are</h2>
<p>Nila Loom, Burgher Street, Fort Kochi, Kerala 682001. The shop in Chennai and the opening hours are on <a href="/store-locator">the page of our shops</a>.</p>`,
  },
  {
    slug: "made-to-measure",
    kind: "page",
    title: "Made to measure",
    description:
      "Choose a cloth, enter your measurements, and we cut a kurta, shirt, trousers, dress or curtains in Fort Kochi.",
    content: `
<p>We cut kurtas, shirts, trousers, dresses and curtains to your measurements, from any cloth whose page has the button “Stitch garment”.</p>
<h2>How it works</h2>
<ol>
<li>Choose a cloth. Where it can be stitched, its page has a button for it.</li>
<li>Choose collar, sleeves, pockets and lining, and enter your measurements. A drawing shows where each is taken. In inches or centimetres, as you like.</li>
<li>Look at all of it once more, with the price and the cloth it needs, and put it into the bag. Your measurements are kept as a fit profile, for the next time.</li>
<li>Not sure? Write to us on <a href="https://wa.me/910000000114">WhatsApp</a> or at <a href="mailto:hello@nilaloom.example">hello@nilaloom.example</a>, or come by, before you order.</li>
</ol>
<h2>What it costs</h2>
<table>
<thead><tr><th scope="col">Piece</th><th scope="col">Cloth</th><th scope="col">Stitching from</th><th scope="col">Working days</th></tr></thead>
<tbody>
<tr><td>Kurta</td><td>2.5 m</td><td>₹850</td><td>6</td></tr>
<tr><td>Shirt</td><td>2.5 m</td><td>₹950</td><td>6</td></tr>
<tr><td>Trousers</td><td>2.5 m</td><td>₹900</td><td>6</td></tr>
<tr><td>Dress</td><td>3 m</td><td>₹1,250</td><td>8</td></tr>
<tr><td>Pair of curtains</td><td>2.5 m</td><td>₹1,100</td><td>8</td></tr>
<tr><td>Blouse (saree’s own piece)</td><td>none</td><td>₹780</td><td>6</td></tr>
</tbody>
</table>
<p>Some measurements need more cloth; we say so before you pay, and add no more than it needs.</p>
<h2>How to measure</h2>
<p>With a friend, a soft tape and the clothes you would wear under it. Eight measurements for the upper body, six for the lower; <a href="/blogs/measuring-for-a-kurta">this page of the journal</a> goes through them one by one. In centimetres or inches.</p>
<h2>If it does not fit</h2>
<p>We alter it once, at our cost, within 30 days; there are 2 cm in every seam for that. If we cut wrongly, we cut again.</p>
<p><a href="/category/cloth">Start with a cloth</a></p>`,
  },
  {
    slug: "size-guide",
    kind: "page",
    title: "Size guide",
    description: "How our sizes run, with the chest, waist and hip they fit, in centimetres.",
    content: `
<p>Letters are a habit; measure. Lay a shirt you like flat, button it, and measure from armpit to armpit: twice that is its chest.</p>
<table>
<thead><tr><th scope="col">Size</th><th scope="col">Chest</th><th scope="col">Waist</th><th scope="col">Hip</th></tr></thead>
<tbody>
<tr><td>XS</td><td>78 to 85</td><td>60 to 67</td><td>84 to 89</td></tr>
<tr><td>S</td><td>86 to 91</td><td>68 to 73</td><td>90 to 95</td></tr>
<tr><td>M</td><td>92 to 97</td><td>74 to 79</td><td>96 to 101</td></tr>
<tr><td>L</td><td>98 to 103</td><td>80 to 86</td><td>102 to 107</td></tr>
<tr><td>XL</td><td>104 to 109</td><td>87 to 93</td><td>108 to 113</td></tr>
<tr><td>XXL</td><td>110 to 117</td><td>94 to 102</td><td>114 to 120</td></tr>
</tbody>
</table>
<p>Every garment’s own page carries its chart and, under “Fit”, how much room it adds to the body. Between two sizes: for kurtas the smaller, for trousers the larger.</p>
<p>Nothing fits? <a href="/pages/made-to-measure">Have it made.</a></p>`,
  },
  {
    slug: "swatches",
    kind: "page",
    title: "Swatches by post",
    description: "Three swatches of 8 cm by letter, for the price of the stamp.",
    content: `
<p>A screen cannot tell you how a cloth falls or what it does between two fingers. So we send up to three swatches of 8 by 8 cm, each with its card, in a letter.</p>
<p>Within India ₹30, abroad ₹180; we take it off your next order of cloth. Write to <a href="mailto:swatches@nilaloom.example">swatches@nilaloom.example</a> with the names of the cloths and your address. The letter leaves on the next working day.</p>
<p>Swatches of silk come with a loose thread to burn, over a sink, please.</p>`,
  },
];

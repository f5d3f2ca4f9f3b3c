import { SHIPPING_METHODS } from "../store/shipping-methods";
import type { DemoPage } from "./page";

const { parcel, express, air } = SHIPPING_METHODS;
const [south, elsewhere] = parcel.domes_zones;

export const POLICIES: readonly DemoPage[] = [
  {
    slug: "privacy-policy",
    kind: "policy",
    title: "Privacy policy",
    description: "What Nila Loom keeps about its customers, why, for how long, and how to have it removed.",
    content: `
<p>We are a small shop and keep little. This page says what, why and for how long.</p>
<h2>What we keep</h2>
<ul>
<li><strong>For an order:</strong> your name, address, telephone number, e-mail and what you bought. We need them to send the parcel and tax law makes us keep the invoice for eight years.</li>
<li><strong>For an account:</strong> your e-mail, a password that we store only as a hash, your addresses and your wishlist.</li>
<li><strong>For something made to measure:</strong> the measurements you gave us.</li>
<li><strong>For the newsletter:</strong> your e-mail, until you say stop.</li>
<li><strong>To remind you of a bag you left, if you tick it:</strong> your e-mail, until you say stop; without an account, for 30 days.</li>
<li><strong>For paying:</strong> nothing of your card. The payment service tells us that you paid, and how much.</li>
</ul>
<h2>Cookies</h2>
<p>One remembers your bag, one that you are signed in, one guards forms against forgery. Your choice of currency stays in your browser. To suggest a currency on the first visit we ask a service which country your connection comes from; the answer is not stored with us.</p>
<h2>Who else sees it</h2>
<p>The courier gets the address, the payment service gets the amount. Nobody else gets anything, and we sell nothing but cloth.</p>
<h2>Your measurements</h2>
<p>They are seen by whoever cuts your garment and by nobody else. Write to us and we delete them; orders already made keep a copy until the 30 days for alterations are over.</p>
<h2>Ask, correct, remove</h2>
<p>Write to <a href="mailto:hello@nilaloom.example">hello@nilaloom.example</a>. We answer within a week.</p>`,
  },
  {
    slug: "shipping-policy",
    kind: "policy",
    title: "Shipping",
    description:
      "Days, costs and carriers for parcels within India and abroad, and collection in Fort Kochi and Chennai.",
    content: `
<p>Parcels leave Fort Kochi on every working day at four in the afternoon. What you order before noon is usually in that bag.</p>
<h2>Within India</h2>
<table>
<thead><tr><th scope="col">Weight</th><th scope="col">South</th><th scope="col">Elsewhere</th></tr></thead>
<tbody>
<tr><td>up to 0.5 kg</td><td>₹60</td><td>₹80</td></tr>
<tr><td>up to 1 kg</td><td>₹100</td><td>₹140</td></tr>
<tr><td>up to 2 kg</td><td>₹170</td><td>₹240</td></tr>
<tr><td>above</td><td>₹280</td><td>₹380</td></tr>
<tr><th scope="row">On the way</th><td>${south.delivery_time}</td><td>${elsewhere.delivery_time}</td></tr>
</tbody>
</table>
<p>From ₹2,500 it is free. South means Kerala, Tamil Nadu, Karnataka, Andhra Pradesh, Telangana and Puducherry.</p>
<p>In a hurry: an express courier takes ${express.delivery_time} and costs ₹${express.shipping_price} whatever the weight.</p>
<h2>Abroad</h2>
<p>By air in ${air.delivery_time}, with a number to follow it by. Duties of your country are yours to pay and we cannot foretell them; for the European Union and the United Kingdom the value on the label is the value you paid.</p>
<h2>Made to measure</h2>
<p>Stitching takes six working days, dresses eight, and then the parcel leaves. If part of your order is cloth alone we can send it ahead; tell us in the order note.</p>
<h2>Collecting</h2>
<p>Fort Kochi: two hours after the order, during opening hours. Chennai: three working days, because the bag travels down with somebody we know. Both keep it for two weeks.</p>
<h2>When something goes wrong</h2>
<p>If nothing has moved for five days, write to us and not to the courier: we have the better telephone number. A lost parcel is made good within a week, in cloth if there is any left and in money if not.</p>`,
  },
  {
    slug: "cancellation-policy",
    kind: "policy",
    title: "Cancellations and returns",
    description: "Until when an order can be cancelled, what can come back, and when the money does.",
    content: `
<h2>Cancelling</h2>
<p>Until the scissors are in it. For cloth and stitched things that is the morning after you order; write or telephone before ten. For everything else, until the parcel leaves. The money goes back the way it came within five working days.</p>
<h2>Returns within 14 days</h2>
<p>Garments, stoles, sarees without fall or stitched blouse, home linen and unwound yarn can come back within 14 days of arriving, unworn and unwashed. Exchanges for another size travel at our cost within India; for a refund you pay the parcel, unless the fault was ours.</p>
<h2>Cloth by the metre</h2>
<p>A cut length cannot go back on the roll. We take it back when the weave has a fault, when it is shorter than you ordered, or when we sent the wrong one. Slubs, a shade of difference between warps and the odd knot on the wrong side belong to handloom and are not faults; a hole, a missing pick longer than a hand or a stain is.</p>
<h2>Made to measure</h2>
<p>If it does not fit we alter it, once, at our cost, within 30 days. If we measured wrongly we make it again.</p>
<h2>How</h2>
<p>Once it has arrived, open your order, in your account or from our e-mail, and choose "Return items". For an exchange or a fault write to <a href="mailto:hello@nilaloom.example">hello@nilaloom.example</a> with the order number and, for a fault, a photograph with a coin beside it. You get an address label and an answer the same working day.</p>`,
  },
  {
    slug: "terms-and-conditions",
    kind: "policy",
    title: "Terms and conditions",
    description: "The terms on which Nila Loom sells: prices, colours, stock, liability and law.",
    content: `
<p>These terms apply to what you buy from Nila Loom, Burgher Street, Fort Kochi, Kerala, through this site or in our two shops.</p>
<h2>Prices</h2>
<p>In rupees, including GST. Other currencies are converted at the day’s rate with a surcharge that covers what the bank takes; the amount you see before paying is the amount you pay.</p>
<h2>An order</h2>
<p>Your order is an offer and our dispatch is the acceptance. If two people order the last metre in the same minute, the one who paid first gets it and the other gets the money back and a letter.</p>
<h2>Handloom</h2>
<p>Width may differ by 1 cm, weight by 5 per cent and colour by a shade from what the page says, between one warp and the next. Within one length it does not. Pictures show the cloth by daylight; screens have opinions of their own.</p>
<h2>Offers and gift cards</h2>
<p>One offer code to an order. Gift cards are valid for a year, can be used in parts, and are not paid out.</p>
<h2>Our liability</h2>
<p>For what we sell, up to its price, except where the law says more. Please test colour fastness on a corner before you sew forty cushions.</p>
<h2>Law</h2>
<p>Indian law. If we cannot agree, the courts in Ernakulam decide; we have never needed them.</p>`,
  },
];

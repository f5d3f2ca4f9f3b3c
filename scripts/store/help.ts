export const HELP = `npm run store -- COMMAND

  import FILE.csv [--dry-run]   bring in the products of a file (import --help says more)
  export DIR                    write the whole store into a folder, as files
  import DIR [--dry-run] [--stock]
                                make the store what the files of a folder say it is
  status active|inactive        open or close the shop
  list                          the stores, and what they hold
  orders [list] [--status S] [--search TEXT] [--page N]
                                what was ordered, the newest first
  orders show ORDER             one of them, by its number
  orders confirm|deliver ORDER  how far it is; the customer is told
  orders dispatch ORDER [--link URL] [--number TEXT]
  orders paid ORDER             its transfer has arrived
  orders cancel ORDER [--items 1,3] [--reason TEXT]
                                all of it, or some items as "show" numbers them
  orders decide ORDER ITEM yes|no
                                answers a customer who asks to cancel an item
  orders refund ORDER [--by-hand]
                                gives back what is owed, or says that you have
  orders export FILE.csv        all orders for a table program, a line for each item
  quotations [list] [--status S] [--search TEXT] [--page N]
                                what prices were asked for, the newest first
  quotations show QUOTATION     one of them, with all prices that were named
  quotations revise QUOTATION [ITEM=PRICE ...] [--shipping PRICE] [--message TEXT]
                                name prices; the customer is asked to approve them. ITEM=PRICE+ADDON
                                where an addon is paid once. Nothing agrees to what was asked for
  quotations cancel QUOTATION [--reason TEXT]
  gift-cards [list]             gift cards, and what is left on them
  gift-cards issue AMOUNT [--kind wallet|onetime] [--months N] [--name TEXT]
  gift-cards deactivate CODE    has a card pay nothing from now on
  enquiries [list] [--page N]   what people have asked about products, the latest first
  enquiries show ID             one of them
  newsletter export FILE.csv    who gets the newsletter, each with the link out of it
  feedback [--page N]           what customers think of the shop
  outbox [--all]                mails and text messages, the newest first, and what became of them
  outbox show ID                one of them, with its text when it landed in a file
  outbox retry ID|--failed      send one again, or all that were given up
  set origin URL                where the shop lives, such as https://shop.example
  demo --products NUMBER        fill a store with made-up products, for measuring; no shop may be running

  --store ID   another store than the one of the deployment
  --url URL    a shop on another machine (or the setting SHOP_URL); it needs its OWNER_TOKEN
  --help       this text

It works on the shop that runs from this folder's data, or on the data itself when no shop runs.`;

export const IMPORT_HELP = `npm run store -- import FILE.csv [--dry-run] [--store ID] [--url URL]

Brings in the products of a file in Shopify's CSV format, UTF-8. Products are known by their handle: new ones are
added, changed ones changed, equal ones left alone, and products that the file does not name stay as they are. A column
that the file lacks changes nothing; a product whose handle is new but whose SKUs are known is renamed, and its old
address leads to the new one.

  --dry-run    say what would change, and change nothing

A product with a broken row stays out, all others go in. FILE.errors.csv then has its rows with the reasons, and the
exit code is 1. Pictures are fetched after the products are in; those that cannot be fetched are shown from where they
are, and the next import tries again. A column "Unit" (Pcs, Mts or Kgs) may say that a product is sold by the metre or
the kilogram.

npm run store -- import DIR [--dry-run] [--stock] [--store ID] [--url URL]

Makes the store what the files of an export say it is: what they do not name is taken away, and a store that is not
there yet is made. What belongs to shoppers stays, as do the place of a store that is there (place.json: whether it is
open, its hosts, its address) and what is counted while it sells. When one file is broken, all that is wrong is told,
nothing is done, and the exit code is 1.

  --dry-run    say what would change, and change nothing
  --stock      take the stock from the files also for products that the store knows`;

/**
 * The makers of the products, which are also the products' brands: eleven households, one guest and our own two
 * workshops.
 */
export const MAKERS = {
  kannur: { name: "Kunhiraman and daughters, Kannur", origin: "Kannur", isHousehold: true },
  chirakkal: { name: "Chirakkal lane, Kannur", origin: "Kannur", isHousehold: true },
  payyannur: { name: "Payyannur khadi house", origin: "Payyannur", isHousehold: true },
  chendamangalam: { name: "Sarada’s looms, Chendamangalam", origin: "Chendamangalam", isHousehold: true },
  balaramapuram: { name: "Madhavan household, Balaramapuram", origin: "Balaramapuram", isHousehold: true },
  kancheepuram: { name: "Venkatesan household, Kancheepuram", origin: "Kancheepuram", isHousehold: true },
  arani: { name: "Selvi and Murugan, Arani", origin: "Arani", isHousehold: true },
  madurai: { name: "Rukmani household, Madurai", origin: "Madurai", isHousehold: true },
  salem: { name: "Nagaraju household, Salem", origin: "Salem", isHousehold: true },
  chennimalai: { name: "Thangavel household, Chennimalai", origin: "Chennimalai", isHousehold: true },
  kotagiri: { name: "Kotagiri wool loom", origin: "Kotagiri", isHousehold: true },
  naggar: { name: "Guest loom, Naggar", origin: "Naggar", isHousehold: false },
  workroom: { name: "Nila Loom workroom, Fort Kochi", origin: "Fort Kochi", isHousehold: false },
  dyeYard: { name: "Nila Loom dye yard, Ottapalam", origin: "Ottapalam", isHousehold: false },
} as const;
export type MakerId = keyof typeof MAKERS;

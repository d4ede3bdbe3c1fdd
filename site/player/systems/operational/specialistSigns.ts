import type { SpecialistRules } from '../../../../engine/systems/operational/rules.ts'

/** Specialists in two or three letters. */
export const specialistSigns: Readonly<Record<SpecialistRules['symbol'], string>> = {
  engineer: 'ENG',
  recon: 'REC',
  ski: 'SKI',
  'special-forces': 'SF',
  artillery: 'ART',
  rocket: 'RKT',
  'anti-tank': 'AT',
  tank: 'TK',
  'assault-gun': 'AG',
  'anti-aircraft': 'AA',
}

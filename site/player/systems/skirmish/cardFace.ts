/**
 * The faces of cards as HTML, for the hand, the panels and the reference: inside an element with the class `sk-card`, of any width (see
 * styles/face.css). What is drawn is hidden from screen readers, which get `cardWords`.
 */

import { drawUnit } from '../../../../compiler/cartography/drawings/draw.ts'
import { escapeText } from '../../../../compiler/cartography/text.ts'
import * as symbols from '../../../../compiler/cartography/unitSymbols.ts'
import type { SupportRules, UnitRules, UpgradeRules, Weapon } from '../../../../engine/systems/skirmish/rules.ts'
import { count } from '../../../../engine/words.ts'

/** An upgrade as a card lists it. */
export interface ListedUpgrade {
  readonly rules: UpgradeRules
  readonly cost: number
}

/** A card of either kind. */
export interface CardFacts {
  readonly unit?: UnitRules | undefined
  readonly support?: SupportRules | undefined
  readonly options: readonly ListedUpgrade[]
}

/** A unit card as its file lists it. */
export const factsOfUnit = (unit: UnitRules, upgrades: Readonly<Record<string, UpgradeRules>>): CardFacts => ({
  unit,
  options: unit.upgrades.flatMap(({ upgrade, cost }) => {
    const rules = upgrades[upgrade]
    return rules === undefined ? [] : [{ rules, cost: cost ?? rules.cost }]
  }),
})

const kindNames: Readonly<Record<UnitRules['class'], Partial<Record<UnitRules['type'], string>> & { any: string }>> = {
  infantry: {
    light: 'Light infantry',
    heavy: 'Heavy infantry',
    special: 'Special infantry',
    communications: 'Communications',
    any: 'Infantry',
  },
  artillery: { 'anti-tank': 'Anti-tank gun', 'anti-aircraft': 'Anti-aircraft gun', any: 'Artillery' },
  tank: {
    light: 'Light tank',
    medium: 'Medium tank',
    heavy: 'Heavy tank',
    gun: 'Assault gun',
    'anti-tank': 'Tank destroyer',
    any: 'Tank',
  },
  transport: { any: 'Transport' },
  aircraft: { fighter: 'Fighter', bomber: 'Bomber', any: 'Aircraft' },
}

/** The finer kind of a unit, such as `Heavy infantry`. */
export const kindName = ({ class: unitClass, type }: UnitRules): string => {
  const names = kindNames[unitClass]
  return names[type] ?? names.any
}

const typeNames: Readonly<Record<SupportRules['type'], string>> = {
  supplies: 'Supplies',
  promotion: 'Promotion',
  upgrade: 'Upgrade',
  special: 'Tactics',
}

const windowNames: Readonly<Record<SupportRules['window'][number], string>> = {
  initial: 'first phase',
  movement: 'movement',
  deployment: 'deployment',
  shooting: 'shooting',
  'enemy-movement': 'enemy movement',
}

/** When a support card is played. */
export const windowWords = ({ window }: SupportRules): string =>
  window.length > 3 ? 'any own phase' : window.map((one) => windowNames[one]).join(', ')

export const abilityName = (ability: string): string =>
  `${ability[0]?.toUpperCase() ?? ''}${ability.slice(1).replace('-', '\u2011')}`

const useWords = { reload: 'reloads', mounted: 'mounted', once: 'once' } as const
const useSigns = { reload: '↻', mounted: '⌃', once: '1×' } as const

/** `5+/10`. */
export const accuracyWords = ({ accuracy: [hit, critical] }: Weapon): string => `${hit}+/${critical}`
export const evasionWords = ([hit, critical]: readonly [number, number]): string => `+${hit}/+${critical}`

const weaponWords = (weapon: Weapon): string =>
  `${weapon.range > 0 ? `range ${weapon.range}, ` : ''}hits on ${weapon.accuracy[0]}, critical on ${weapon.accuracy[1]}, piercing ${weapon.piercing}, damage ${weapon.damage}`

const upgradeWords = ({ rules, cost }: ListedUpgrade): string => {
  const does = rules.weapon
    ? weaponWords(rules.weapon)
    : `evasion ${rules.evasion ? evasionWords([...rules.evasion] as [number, number]) : 'none'}`
  const use = rules.use in useWords ? `, ${useWords[rules.use as keyof typeof useWords]}` : ''
  return `${rules.name} for ${cost}: ${does}${use}`
}

/** Returns the printed price of a support card. */
export const printedCost = ({ cost, ap, variable }: SupportRules): string =>
  variable ? `${variable.least}–${variable.most}` : String(ap ?? cost)

/** All that stands on a card, in sentences. */
export const cardWords = ({ unit, support, options }: CardFacts): string => {
  if (support)
    return `${support.name}. ${typeNames[support.type]}, costs ${printedCost(support)}, played in: ${windowWords(support)}. ${support.text}`
  if (!unit) return ''
  return [
    `${unit.name}.`,
    `${kindName(unit)}, costs ${unit.cost}, ${count(unit.movement, 'movement point')}, armour ${unit.armour}, ${count(unit.wounds, 'wound')}.`,
    unit.weapon ? `Main weapon: ${weaponWords(unit.weapon)}.` : 'Unarmed.',
    unit.abilities.length > 0 ? `${unit.abilities.map(abilityName).join(', ')}.` : '',
    (unit.bombs ?? 0) > 0 ? `Bombs ${count(unit.bombs ?? 1, 'space')}.` : '',
    options.length > 0 ? `Upgrades: ${options.map(upgradeWords).join('; ')}.` : '',
  ]
    .filter((part) => part !== '')
    .join(' ')
}

const symbolOf: Readonly<Record<UnitRules['class'], readonly [strokes: string, filled: string]>> = {
  infantry: [symbols.crossed, ''],
  artillery: ['', 'M0-3.6a3.1 3.1 0 1 1-.1 0z'],
  tank: [symbols.tracks, ''],
  transport: ['M-8 3.2H8M-6-3.6H6V3.2H-6z', 'M-5 3.6a2 2 0 1 0 .1 0zM5 3.6a2 2 0 1 0 .1 0z'],
  aircraft: ['', 'M0-.5q-8-6-8 0t8 0q8 6 8 0t-8 0z'],
}

/** The standard symbol of a class of unit, in its frame. */
export const drawClassSymbol = (unitClass: UnitRules['class']): string => {
  const [strokes, filled] = symbolOf[unitClass]
  return `<svg class="sk-symbol" viewBox="-14.5 -10 29 19.5">${symbols.drawStrokes(symbols.frame + strokes, filled)}</svg>`
}

/** Icons of 12 x 12 around 0,0. */
const icons = {
  movement: 'M-5-4.4L-.6 0-5 4.4M.6-4.4L5 0 .6 4.4',
  armour: 'M-4.6-4.6Q-2-4.4 0-5.6 2-4.4 4.6-4.6 5 2.8 0 5.6-5 2.8-4.6-4.6z',
  wounds: 'M-1.7-5.2h3.4v3.5h3.5v3.4H1.7v3.5h-3.4V1.7h-3.5v-3.4h3.5z',
  range: 'M-5.4 0H4.6M1.4-3.2L4.8 0 1.4 3.2M-5.4-3.6V3.6',
  accuracy: 'M0-4.2a4.2 4.2 0 1 1-.1 0zM0-6v3M0 6V3M-6 0h3M6 0H3',
  piercing: 'M2.8-5.4v10.8M-5.8 0H1M-1.6-2.8L1.4 0l-3 2.8M4.6-1.4L6-2.2M4.6 1.4L6 2.2',
  damage: 'M0-5.8L1.5-2 5.4-2.6 2.6 .4 4.6 4 .8 2.8-1.4 6-2 2-6 1.4-2.6-.8-4-4.6-.6-2.4z',
} as const
export type StatIcon = keyof typeof icons

export const drawIcon = (icon: StatIcon): string =>
  `<svg class="sk-icon" viewBox="-6.6 -6.6 13.2 13.2"><path d="${icons[icon]}"/></svg>`

/** Draws the landscape behind a unit: as wide as any card needs it. */
const drawLandscape = (unitClass: UnitRules['class']): string =>
  unitClass === 'aircraft'
    ? '<path class="sk-land" d="M-90 64q75-6 150-3t150-2V70H-90z"/><path class="sk-cloud" d="M8 16h20q5-8 12-3 7-1 6 4h8M76 54h14q4-7 11-3 6-1 6 4h9"/>'
    : '<path class="sk-land" d="M-90 50q45-9 90-3t70-4 60 1 80-3V70H-90z"/><path class="sk-land is-near" d="M-90 63q75-3 150-1t150-1V70H-90z"/>'

/** Emblems of support cards of 40 x 40 around 0,0, in strokes and fills. */
const emblems = {
  shells: 'F-13 12V-5q0-5 3-9 3 4 3 9v17zM-3 12V-5q0-5 3-9 3 4 3 9v17zM7 12V-5q0-5 3-9 3 4 3 9v17z',
  cross: 'F-4-14h8v10h10v8H4v10h-8V4h-10v-8h10z',
  wrench: 'F-14 10L0-4q-3-8 4-11 3-2 6-1L5-11l1 4 4 1 5-5q2 8-3 11-4 2-8 1L-10 15q-3 1-4-1t0-4z',
  cards: 'S-13-8L-2-12 5 9-6 13zM-1-13h11v21H4',
  die: 'S-11-11h22v22h-22zF-6-6m-2.4 0a2.4 2.4 0 1 0 4.8 0 2.4 2.4 0 1 0-4.8 0M6 6m-2.4 0a2.4 2.4 0 1 0 4.8 0 2.4 2.4 0 1 0-4.8 0M0 0m-2.4 0a2.4 2.4 0 1 0 4.8 0 2.4 2.4 0 1 0-4.8 0',
  burst: 'F0-16L4-6l10-5-5 10 8 5-10 2 2 10-8-6-8 7 1-11-11-1 8-6-6-9 10 4z',
  mine: 'F-12 4a12 10 0 0 1 24 0zM-15 5h30v5h-30zM-2-12h4v6h-4z',
  star: 'F0-15L4.4-4.8 15.4-4.4 6.8 2.6 9.8 13.2 0 7-9.8 13.2-6.8 2.6-15.4-4.4-4.4-4.8z',
  chevrons: 'S-12 12L0 2 12 12M-12 4L0-6 12 4M-12-4L0-14 12-4',
  smoke: 'F-14 12q-6-6 1-11-1-9 8-9 5-9 12-2 9 0 8 9 6 6-1 13z',
  boots: 'S-14 0H10M3-8l9 8-9 8M-14-6H-4M-14 6H-4',
  fuel: 'S-9-10H9V13H-9zM-4-10v-4h8v4M-5-4L5 8M5-4L-5 8',
  shield: 'F-12-12Q-6-11 0-15 6-11 12-12 13 8 0 15-13 8-12-12z',
  works: 'S-14 12h28M-12 12V2h6v10M6 12V2h6v10M-6 7H6M-14-4q14-12 28 0',
  eye: 'S-15 0Q0-15 15 0 0 15-15 0zF0-5a5 5 0 1 1-.1 0z',
  men: 'F-9-3a4.4 4.4 0 1 0-.1 0zM9-3a4.4 4.4 0 1 0-.1 0zM0-6a5 5 0 1 0-.1 0zM-16 13q0-13 7-13 3 0 4 2 2-6 5-6t5 6q1-2 4-2 7 0 7 13z',
  vehicle: 'F-15 10q-3-7 3-7h24q6 0 3 7-1 3-5 3h-20q-4 0-5-3zM-8 2v-7H4v2h11v2H5v3z',
  flag: 'F-9-14h2.4v29H-9zM-6-13q6-4 10 0t9 0V1q-5 4-9 0t-10 0z',
} as const

/** Chooses the emblem of a support card by its effect. */
const emblemOf = (card: SupportRules): keyof typeof emblems => {
  const { lasting, target } = card
  if (card.heals) return target?.classes?.includes('infantry') ? 'cross' : 'wrench'
  if (card.draws) return 'cards'
  if (card.luck) return 'die'
  if (card.barrage) return 'burst'
  if (card.mine) return 'mine'
  if (card.general) return 'star'
  if (card.promotes) return 'chevrons'
  if (card.builds) return 'works'
  if (card.ambush) return 'eye'
  if (card.rallies) return 'flag'
  if (card.discounts) return 'vehicle'
  if (card.frees || card.recalls) return 'men'
  if (lasting?.evasion) return lasting.until === 'action' ? 'eye' : 'smoke'
  if (lasting?.movement) return target?.classes?.includes('infantry') ? 'boots' : 'fuel'
  return lasting?.armour ? 'shield' : 'shells'
}

const drawEmblem = (card: SupportRules): string => {
  const paths = emblems[emblemOf(card)].split(/(?=[FS])/).map((part) => {
    const [kind, d] = [part[0], part.slice(1)]
    return `<path class="${kind === 'F' ? 'sk-ink' : 'sk-line'}" d="M${d}"/>`
  })
  return `<svg class="sk-art" viewBox="-60 -26 120 52"><path class="sk-rays" d="M0 0L-60-30H-30zM0 0L-8-30H14zM0 0L36-30H60V-16zM0 0L60 4V22zM0 0L40 30H16zM0 0L-14 30H-40zM0 0L-60 20V2z"/><circle class="sk-medal" r="22.5"/>${paths.join('')}</svg>`
}

const drawHead = (cost: string, name: string, below: string, sign: string): string =>
  `<span class="sk-head"><b class="sk-cost">${cost}</b><span class="sk-name">${escapeText(name)}<small>${escapeText(below)}</small></span>${sign}</span>`

const drawStat = (icon: StatIcon, value: number): string =>
  `<span class="sk-stat">${drawIcon(icon)}<b>${value}</b></span>`

const drawWeapon = (name: string, weapon: Weapon): string =>
  `<span class="sk-row"><span>${name}</span><b>${weapon.range > 0 ? weapon.range : '–'}</b><b>${accuracyWords(weapon)}</b><b>${weapon.piercing}</b><b>${weapon.damage}</b></span>`

const drawUpgrade = ({ rules, cost }: ListedUpgrade): string => {
  const sign = rules.use in useSigns ? ` <i>${useSigns[rules.use as keyof typeof useSigns]}</i>` : ''
  const name = `<em>${cost}</em>${escapeText(rules.name)}${sign}`
  if (rules.weapon) return drawWeapon(name, rules.weapon)
  const [hit, critical] = rules.evasion ?? [0, 0]
  return `<span class="sk-row is-evasion"><span>${name}</span><b>${evasionWords([hit ?? 0, critical ?? 0])}</b></span>`
}

const drawUnitFace = (unit: UnitRules, options: readonly ListedUpgrade[]): string => {
  const below = [kindName(unit), unit.year ?? ''].filter((part) => part !== '').join(' · ')
  const abilities = unit.abilities.map(abilityName).concat((unit.bombs ?? 0) > 0 ? [`Bombs ${unit.bombs}`] : [])
  const columns = (['range', 'accuracy', 'piercing', 'damage'] as const)
    .map((icon) => `<b>${drawIcon(icon)}</b>`)
    .join('')
  const weapons = [...(unit.weapon ? [drawWeapon('Main weapon', unit.weapon)] : []), ...options.map(drawUpgrade)]
  return (
    drawHead(String(unit.cost), unit.name, below, drawClassSymbol(unit.class)) +
    `<svg class="sk-art" viewBox="0 0 120 68" preserveAspectRatio="xMidYMax meet">${drawLandscape(unit.class)}${drawUnit(unit.drawing)}</svg>` +
    `<span class="sk-stats">${drawStat('movement', unit.movement)}${drawStat('armour', unit.armour)}${drawStat('wounds', unit.wounds)}</span>` +
    (abilities.length > 0 ? `<span class="sk-abilities">${escapeText(abilities.join(' · '))}</span>` : '') +
    (weapons.length > 0
      ? `<span class="sk-weapons"><span class="sk-row is-head"><span></span>${columns}</span>${weapons.join('')}</span>`
      : '<span class="sk-weapons">Unarmed</span>')
  )
}

/** Draws the content of an element with the class `sk-card`. */
export const drawCardFace = ({ unit, support, options }: CardFacts): string => {
  if (unit) return `<span class="sk-face is-${unit.class}" aria-hidden="true">${drawUnitFace(unit, options)}</span>`
  if (!support) return drawCardBack()
  return (
    '<span class="sk-face is-support" aria-hidden="true">' +
    drawHead(printedCost(support), support.name, typeNames[support.type], '') +
    drawEmblem(support) +
    `<span class="sk-text">${escapeText(support.text)}</span>` +
    `<span class="sk-window">${escapeText(windowWords(support))}</span></span>`
  )
}

/** The back of a card that is not seen. */
export const drawCardBack = (): string =>
  '<span class="sk-face is-back" aria-hidden="true"><svg viewBox="-20 -28 40 56"><path class="sk-line" d="M-15-23h30v46h-30zM-12-20h24v40h-24z"/>' +
  '<path class="sk-ink" d="M0-9L2.6-2.9 9.3-2.6 4.1 1.6 5.9 8 0 4.2-5.9 8-4.1 1.6-9.3-2.6-2.6-2.9z"/></svg></span>'

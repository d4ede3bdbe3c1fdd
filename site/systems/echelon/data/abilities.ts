/** The abilities and limits of a unit, in sentences, with the numbers of the rules. */
import { makeFraction } from '../../../../compiler/rulebook/format.ts'
import { dateWords, type Week } from '../../../../engine/systems/echelon/date.ts'
import { valueAt } from '../../../../engine/systems/echelon/profiles.ts'
import type {
  Ability,
  ArmourValues,
  Dated,
  DesignRules,
  EchelonRules,
  Fraction,
  Job,
  NationRules,
  UnitTypeRules,
} from '../../../../engine/systems/echelon/rules.ts'
import { listWords } from '../../../../engine/words.ts'
import { compact, counted, signed, spaced } from '../../../data/format.ts'

/** A sentence and the rule that it comes from. */
export interface Said {
  readonly text: string
  readonly rule: string
  /** It forbids, or harms. */
  readonly bars?: true
}

/** Sixths of a value for each RE: `½`, `1`. */
export const sixthWords = (sixths: number): string => makeFraction([sixths / gcd(sixths, 6), 6 / gcd(sixths, 6)])
const gcd = (one: number, other: number): number => (other === 0 ? Math.max(1, one) : gcd(other, one % other))

/** `42b May be carried` said of rule 42b; `!11b Attacks nobody` forbids. */
const parse = (text: string): Said => {
  const [, bar, rule, said] = /^(!?)(\S+) (.*)$/.exec(text) ?? []
  return { text: said, rule, ...(bar === '!' && { bars: true }) }
}

const times = (fraction: Fraction): string => `× ${makeFraction(fraction)}`
const hexes = (count: number): string => counted(count, 'hex', 'hexes')

/** Describes the modifiers of special abilities for an attack into their ground. */
const specialSaid = ({ combat }: EchelonRules, wanted: Ability): readonly string[] =>
  combat.special
    .filter(({ ability }) => ability === wanted)
    .map(({ rule, terrain, steps }) => {
      const added = listWords(
        steps.map(({ share, die }) => `${signed(die)} from ${makeFraction(share)} of the attacking REs on`),
      )
      return `${rule} Adds to the die in ${listWords(terrain.map(spaced))}: ${added}.`
    })

const workSaid = ({ engineering: { workers, jobs } }: EchelonRules, ability: Ability): readonly string[] => {
  const names = Object.keys(workers[ability] ?? {}).map((job) => jobs[job as Job].name.toLowerCase())
  return names.length === 0 ? [] : [`40a Works: ${listWords(names)}.`]
}

/** Sentences by ability. */
type Sentences = Readonly<Partial<Record<Ability, readonly string[]>>>

const leaving = (bonus: number): string => `${signed(bonus)} when it leaves before a combat`

/** Describes units that come by air, and those that shoot at aircraft. */
const gunsSaid = ({ combat, movement, air }: EchelonRules): Sentences => {
  const { siege, withdrawal, support, heavyArmour, heavyAntiTank } = combat
  return {
    glider: ['4 Lands by glider alone, in one flight; may be carried in an assault from the air.'],
    parachute: ['5 Drops from planes and gliders; may be carried in an assault from the air.'],
    'para-infantry': [`42k Drops, with ${signed(air.dispersionModifiers.commando)} on the dispersion roll.`],
    'airborne-hq': ['6 Turns over before it moves, in full supply: one side drops, the other supports.'],
    'air-landing': ['42b May be carried in an assault to an airfield that the enemy has just held.'],
    commando: [`42c ${leaving(withdrawal.commando)}; surprises when it has just landed or dropped.`],
    'air-transportable': ['7 Planes can carry it: it has no heavy equipment.'],
    'light-aa': ['9 Denies double effect to the enemy in the air.', '!10a Never fires at bombers.'],
    'heavy-aa': ['10b Fires at aircraft, bombers among them, and in full at fortresses.'],
    'position-aa': ['11e Can be divided and put together.', '!11b Attacks nobody, and is lost where others retreat.'],
    'heavy-anti-tank': [
      `14 Its own die against heavy armour: ${signed(heavyAntiTank.die)} from ${heavyAntiTank.from} on.`,
    ],
    'heavy-armour': [
      `21 A die of its own: ${signed(heavyArmour.die)} from ${heavyArmour.from} on, ${heavyArmour.most} at the most.`,
    ],
    'engineer-armour': ['16a A combat engineer against major cities, forts and fortresses.'],
    'assault-engineer-armour': ['16b An assault engineer against major cities, forts and fortresses.'],
    amphibious: ['18 Swims: lakes and major rivers are minor ones to it; rolls for its success ashore.'],
    recon: [`20 Looks at an enemy stack beside it for ${movement.reconCost} points; ${leaving(withdrawal.recon)}.`],
    artillery: [`22 Supports ${support.perArtilleryRe} REs for each of its own; each adds 1 to a planned attack.`],
    'mountain-artillery': ['25a Moves as foot troops where mountain troops do better.'],
    rocket: [`25b Counts × ${combat.planned.rocket} in a planned attack.`],
    siege: [
      `26a Attack ${times(siege.atFortress)} at fortresses and major cities, ${times(siege.elsewhere)} away from any works.`,
      `27d Shells installations within ${hexes(air.siegeRange.siege)}, for supply.`,
      '!26b Overruns nobody, and never supports a defence.',
    ],
    'long-siege': [`27a Fires over ${hexes(air.siegeRange['long-siege'])} when others attack from beside the hex.`],
  }
}

/** Headquarters and depots, engineers and labour. */
const staffSaid = ({ combat, movement, supply }: EchelonRules): Sentences => {
  const { multipliers, engineerCounts, engineerAbsorbs, support } = combat
  const { capacity, hqRange } = supply
  return {
    'major-depot': [
      `30 Holds ${capacity.major} REs of supplies in a city, and feeds headquarters attached to it.`,
      `!32 Moves in ${supply.depotMove.turns} turns: it packs up, goes by rail or sea, and opens.`,
    ],
    'command-depot': [`31 Holds ${capacity.command} REs of supplies, and feeds one command headquarters.`],
    capital: ['31 Feeds the units of its own nation without end.'],
    'army-hq': [
      `34 Passes supply on over ${hqRange.army} hexes while it is attached to a depot.`,
      `34b Hears the strength of enemy stacks within ${movement.intelligence} hexes; plans one attack in a turn.`,
      '!34 Has no zone of control and attacks nobody.',
    ],
    'command-hq': [`35b Passes supply on over ${hqRange.command} hexes, and holds ${capacity.commandHq} REs.`],
    'divisional-hq': [`35c Supports ${support.perHeadquarters} REs; fights only while its country is invaded.`],
    'assault-engineer': [
      `36 ${times(multipliers.assaultEngineer)} and self-supporting at cities and works, as ${engineerCounts.assault} engineers.`,
      `36 Takes up ${engineerAbsorbs.assault} times its strength of disruption.`,
    ],
    'combat-engineer': [
      '37b Takes one off what a city or a work costs the die, or tanks; each more takes another.',
      `37 Supports itself there, and takes up ${engineerAbsorbs.combat} times its strength of disruption.`,
      '!38 One is lost first for each step that it has opened.',
    ],
    'construction-unit': ['40b Helps engineers in its hex, and builds nothing alone.'],
    punitive: ['40f Works as construction troops; one comes back for nothing each month.'],
    fortress: [
      `41 Defence ${times(multipliers.fortress)} in a fortress, of some nations.`,
      `!41 Pays ${movement.markerCost} more for its first hex after an advance or an overrun.`,
    ],
  }
}

/** Describes cavalry and foot troops, their transport, and the headings. */
const troopsSaid = ({ combat, movement, supply }: EchelonRules): Sentences => {
  const { multipliers, withdrawal, support } = combat
  const { capacity } = supply
  return {
    'border-guard': [
      '28 Supports itself when its country is invaded.',
      '!28 Does not go more than a district from home.',
    ],
    cavalry: [
      `29c ${leaving(withdrawal.cavalry)}.`,
      '!29d Is lost first when it has ridden at supported units.',
      '!29e Keeps out of arctic country, and of arid country without supply.',
    ],
    camel: ['29e At home in the desert: the limits of horses are not its own.'],
    light: ['42d Pays little in woods and hills.'],
    'machine-gun': [`42e Defence ${times(multipliers.machineGun)} in works and entrenchments.`],
    marine: ['42f Attacks from ships in full.'],
    mountain: ['42g Pays little in mountains; may be carried in an assault from the air.'],
    'high-mountain': ['42i Surprises in mountains, with less effect.', '!42i Is never rebuilt.'],
    ski: ['42l Light troops in snow, who slip away there.'],
    mixed: ['!43 Its guns are never turned against tanks.'],
    transport: ['44b Carries what neither rides nor has engines, guns among it.', '!44b Has no strength in combat.'],
    lvt: ['44c Carries foot troops over water, into combat and exploitation.'],
    apc: [`44d Carries foot troops into combat: ${signed(combat.apcBonus)} to the attack.`],
    partisan: [
      `45a Needs no supply; breaks the railway in its hex from ${supply.sabotage} on.`,
      '!45a Has no zone of control.',
    ],
    police: ['45b Partisans mind its zone; it needs no support against them.'],
    'political-police': ['46a Units that began the fight in its hex do not retreat, and pay with losses.'],
    reserve: [`!47 Goes no more than ${movement.reserveFromHome} hexes beyond its country of its own will.`],
    static: [`!48 Pays zones of control × ${movement.zone.staticTimes} when it advances.`],
    'supply-unit': [
      `51 Carries ${capacity.supplyUnit} REs, lengthens lines by ${supply.extended} hexes, feeds units ${supply.special} around.`,
      '!51 Is lost when it cannot retreat; half of its load falls to the captor.',
    ],
    wagon: [`51 Carries supplies and lengthens lines by ${supply.extended} hexes.`],
    training: ['52d Replacements arrive on it; given up, it makes a unit of its type cheaper.'],
    winterised: ['52e Fights in snow without harm, or with gain.'],
    'supports-itself': ['C5 Needs no support from others.'],
    'supports-others': [`C5 Supports itself and ${support.perDivision} REs more.`],
  }
}

/** By ability, its sentences. What infantry is needs no words. */
const sentencesOf = (rules: EchelonRules): Sentences => ({
  ...gunsSaid(rules),
  ...staffSaid(rules),
  ...troopsSaid(rules),
})

/** Describes the abilities that allow or forbid a unit something. */
export const saidOf = (rules: EchelonRules, abilities: Iterable<Ability>): readonly Said[] => {
  const said = sentencesOf(rules)
  return [...new Set(abilities)]
    .flatMap((one) => [...(said[one] ?? []), ...specialSaid(rules, one), ...workSaid(rules, one)])
    .map(parse)
}

const moveWords: Readonly<Record<UnitTypeRules['moves'], string>> = {
  motor: 'M1 Rides: it exploits, and is halved in close country.',
  artillery: 'M1 Pays as motor troops, and does not exploit.',
  semi: 'M1 On horses: it pays less in close country, and does not exploit.',
  other: 'M1 On foot.',
  rail: 'M1 Goes by rail alone.',
}

/** How a unit of a type moves, and what can carry it. */
export const moveSaid = (type: UnitTypeRules, isMotorised = false): readonly Said[] =>
  compact([
    moveWords[isMotorised ? 'motor' : type.moves],
    isMotorised && type.moves === 'other' && '52c May leave its lorries to attack in close country.',
    (type.heavy === 'always' || isMotorised) &&
      '!7 Has heavy equipment: no plane carries it; double on trains and ships.',
    type.heavy === 'regiment' && !isMotorised && '!7 Has heavy equipment from a regiment up.',
    type.converts && '14 Its guns can be turned against tanks, and then support nobody.',
    type.requiredLosses && '!1 Where its abilities were used, it is lost first.',
  ]).map(parse)

/** Values against tanks by date, those of a nation in place of its type's. */
export const armourDates = (
  { armour, dated }: UnitTypeRules,
  ofNation: UnitTypeRules['dated'] = [],
): readonly Dated<ArmourValues>[] => {
  const found: Dated<ArmourValues>[] = [{ from: Number.NEGATIVE_INFINITY, value: armour }]
  for (const { from, value } of [...dated, ...ofNation].toSorted((one, other) => one.from - other.from))
    found.push({ from, value: { ...found[found.length - 1].value, ...value } })
  return found
}

/** Values against tanks at a date. */
export const armourAt = (type: UnitTypeRules, nation: NationRules | undefined, id: string, date: Week): ArmourValues =>
  valueAt(armourDates(type, nation?.dated[id]), date)

/** Values against tanks for each RE, in a sentence. */
export const armourWords = ({ aec, aiec, atec, neutral }: ArmourValues): string => {
  const parts = compact([
    aec > 0 && `armour ${sixthWords(aec)}`,
    aiec !== aec && aiec > 0 && `${sixthWords(aiec)} where nothing fires at tanks`,
    atec > 0 && `against tanks ${sixthWords(atec)}`,
    neutral > 0 && `neutral ${sixthWords(neutral)}`,
  ])
  return parts.length === 0 ? 'none' : listWords(parts)
}

export const fromWords = (from: Week): string => (Number.isFinite(from) ? `from ${dateWords(from)}` : 'at first')

/** All that is said of a design: its type, its own abilities, how it moves. */
export const designSaid = (
  rules: EchelonRules,
  design: DesignRules,
  extra: readonly Ability[] = [],
): readonly Said[] => {
  const type = rules.unitTypes[design.type]
  return [...moveSaid(type, design.motorised), ...saidOf(rules, [...type.abilities, ...design.abilities, ...extra])]
}

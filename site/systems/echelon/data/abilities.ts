/** What a unit can do and cannot, in sentences, with the numbers of the rules. */
import { makeDate, type Week } from '../../../../engine/systems/echelon/date.ts'
import { valueAt } from '../../../../engine/systems/echelon/profiles.ts'
import type {
  Ability,
  ArmourValues,
  Dated,
  DesignRules,
  EchelonRules,
  Fraction,
  NationRules,
  UnitTypeRules,
} from '../../../../engine/systems/echelon/rules.ts'
import { compact, counted, listed, signed } from '../../../data/words.ts'

/** A sentence and the rule that it comes from. */
export interface Said {
  readonly text: string
  readonly rule: string
  /** It forbids, or harms. */
  readonly bars?: true
}

export const fractionWords = ([above, below]: Fraction): string => {
  if (above % below === 0) return String(above / below)
  const known: Readonly<Record<string, string>> = {
    '1/2': '½',
    '1/3': '⅓',
    '2/3': '⅔',
    '1/4': '¼',
    '3/4': '¾',
    '3/2': '1½',
  }
  return known[`${above}/${below}`] ?? `${above}/${below}`
}

/** Sixths of a value for each RE: `½`, `1`. */
export const sixthWords = (sixths: number): string => fractionWords([sixths / gcd(sixths, 6), 6 / gcd(sixths, 6)])
const gcd = (one: number, other: number): number => (other === 0 ? Math.max(1, one) : gcd(other, one % other))

const can = (rule: string, text: string): Said => ({ rule, text })
const bars = (rule: string, text: string): Said => ({ rule, text, bars: true })

/** By ability. Headings that several abilities share say it once: what infantry is needs no words. */
const abilitySaid = ({
  combat,
  movement,
  supply,
  air,
  engineering,
}: EchelonRules): Readonly<Partial<Record<Ability, readonly Said[]>>> => {
  const { multipliers, siege, withdrawal, engineerCounts, engineerAbsorbs, support } = combat
  const times = (fraction: Fraction): string => `× ${fractionWords(fraction)}`
  const special = (ability: Ability): readonly Said[] =>
    combat.special
      .filter((one) => one.ability === ability)
      .map(({ rule, terrain, steps }) =>
        can(
          rule,
          `Adds ${listed(steps.map(({ share, die }) => `${signed(die)} to the die at ${fractionWords(share)} of the attacking REs`))} in ${listed(terrain.map((id) => id.replaceAll('-', ' ')))}.`,
        ),
      )
  return {
    glider: [can('4', 'Lands by glider alone, all in one flight; may be carried in an assault from the air.')],
    parachute: [can('5', 'Drops from planes and gliders; may be carried in an assault from the air.')],
    'para-infantry': [
      can(
        '42k',
        `Drops with ${signed(air.dispersionModifiers.commando)} on the dispersion roll, ${counted(air.severeRe, 'RE')} to a hex.`,
      ),
    ],
    'airborne-hq': [can('6', 'Turns over before it moves, in full supply: one side drops, the other supports.')],
    'air-landing': [can('42b', 'May be carried in an assault to an airfield that the enemy held as the turn began.')],
    commando: [
      can(
        '42c',
        `${signed(withdrawal.commando)} when it leaves before a combat; attacks by surprise when it has just landed or dropped.`,
      ),
    ],
    'air-transportable': [can('7', 'Planes can carry it: it has no heavy equipment.')],
    'light-aa': [
      can('9', 'Guns against aircraft: they deny double effect to the enemy in the air.'),
      bars('10a', 'Never fires at bombers.'),
    ],
    'heavy-aa': [can('10b', 'Guns against aircraft that also fire at bombers, at tanks, and at fortresses in full.')],
    'position-aa': [
      bars('11b', 'Attacks nobody, and is lost where others retreat.'),
      can('11e', 'Can be divided and put together; fires in no turn in which it moved.'),
    ],
    'heavy-anti-tank': [
      can(
        '14',
        `Rolls a die against heavy armour: ${combat.heavyAntiTank.from} or more takes ${-combat.heavyAntiTank.die} off, ${-combat.heavyAntiTank.most} at the most.`,
      ),
    ],
    'heavy-armour': [
      can(
        '21',
        `Rolls a die of its own: ${combat.heavyArmour.from} or more adds ${combat.heavyArmour.die}, ${combat.heavyArmour.most} at the most.`,
      ),
    ],
    'engineer-armour': [can('16a', 'Counts as a combat engineer against major cities, forts and fortresses.')],
    'assault-engineer-armour': [
      can('16b', 'Counts as an assault engineer against major cities, forts and fortresses.'),
    ],
    amphibious: [can('18', 'Swims: lakes and major rivers are minor ones to it. It rolls for its success ashore.')],
    recon: [
      can(
        '20',
        `Looks at an enemy stack beside it for ${counted(movement.reconCost, 'movement point')}; ${signed(withdrawal.recon)} when it leaves before a combat.`,
      ),
    ],
    artillery: [
      can('22', `Supports ${support.perArtilleryRe} REs for each of its own; each RE adds 1 to a planned attack.`),
    ],
    'mountain-artillery': [can('25a', 'Moves as foot troops where mountain troops do better.')],
    rocket: [can('25b', `Counts × ${combat.planned.rocket} in a planned attack.`)],
    siege: [
      can(
        '26a',
        `Attack ${times(siege.atFortress)} at fortresses and major cities, ${times(siege.atFort)} at forts and cities, ${times(siege.elsewhere)} elsewhere.`,
      ),
      can('27d', `Shells installations in ${counted(air.siegeRange.siege, 'hex', 'hexes')} for supply.`),
      bars('26b', 'Overruns nobody, and never supports a defence.'),
    ],
    'long-siege': [
      can(
        '27a',
        `Fires over ${counted(air.siegeRange['long-siege'], 'hex', 'hexes')} when others attack from beside the hex; far away it neither loses nor advances.`,
      ),
    ],
    'border-guard': [
      can('28', 'Supports itself in the turn in which its country is invaded.'),
      bars(
        '28',
        `Does not go more than a district from home; without districts, ${counted(movement.district, 'hex', 'hexes')}.`,
      ),
    ],
    cavalry: [
      can('29c', `${signed(withdrawal.cavalry)} when it leaves before a combat.`),
      bars('29d', 'One of it is lost first when it has ridden at supported units.'),
      bars('29e', 'Keeps out of arctic country, and of arid country where it has no supply.'),
    ],
    camel: [can('29e', 'At home in the desert: the limits of horses are not its own.')],
    'major-depot': [
      can('30', `Holds ${supply.capacity.major} REs of supplies in a city, and feeds headquarters attached to it.`),
      bars('32', `Moves in ${counted(supply.depotMove.turns, 'turn')}: it packs up, goes by rail or sea, and opens.`),
    ],
    'command-depot': [
      can('31', `Holds ${supply.capacity.command} REs of supplies, and feeds one command headquarters.`),
    ],
    capital: [can('31', 'Feeds its own nation’s units without end.')],
    'army-hq': [
      can('34', `Passes supply on over ${supply.hqRange.army} hexes while it is attached to a depot.`),
      can('34b', `Hears the strength of enemy stacks within ${movement.intelligence} hexes.`),
      can('22', 'Plans one attack in a turn.'),
      bars('34', 'Has no zone of control and attacks nobody.'),
    ],
    'command-hq': [
      can('35b', `Passes supply on over ${supply.hqRange.command} hexes, and holds ${supply.capacity.commandHq} REs.`),
    ],
    'divisional-hq': [can('35c', `Supports ${support.perHeadquarters} REs; fights only while its country is invaded.`)],
    'assault-engineer': [
      can(
        '36',
        `${times(multipliers.assaultEngineer)} in attack and defence at cities and works; counts as ${engineerCounts.assault} engineers and supports itself there.`,
      ),
      can('36', `Takes up ${engineerAbsorbs.assault} times its strength of disruption.`),
      bars('36', 'Builds nothing.'),
    ],
    'combat-engineer': [
      can('37b', 'Takes one off what a city or a work costs the die, or tanks; each more takes another.'),
      can('37', `Supports itself there, and takes up ${engineerAbsorbs.combat} times its strength of disruption.`),
      bars('38', 'One is lost first for each step that it has opened.'),
    ],
    'construction-unit': [can('40b', 'Helps engineers in its hex, and builds nothing alone.')],
    fortress: [
      can('41', `Defence ${times(multipliers.fortress)} in a fortress, of some nations.`),
      bars(
        '41',
        `Pays ${counted(movement.markerCost, 'point')} more for its first hex after an advance or an overrun.`,
      ),
    ],
    light: [can('42d', 'Pays little in woods and hills.'), ...special('light')],
    'machine-gun': [can('42e', `Defence ${times(multipliers.machineGun)} in works and entrenchments.`)],
    marine: [can('42f', 'Attacks from ships in full.')],
    mountain: [
      can('42g', 'Pays little in mountains; may be carried in an assault from the air.'),
      ...special('mountain'),
    ],
    'high-mountain': [can('42i', 'Surprises in mountains, with less effect.'), bars('42i', 'Is never rebuilt.')],
    ski: [can('42l', 'Light troops in snow, and slips away there.')],
    mixed: [bars('43', 'Its guns are never turned against tanks.')],
    transport: [
      can('44b', 'Carries whatever neither rides nor has engines, guns among it.'),
      bars('44b', 'Has no strength.'),
    ],
    lvt: [can('44c', 'Carries foot troops over water, into combat and exploitation.')],
    apc: [can('44d', `Carries foot troops into combat: ${signed(combat.apcBonus)} to the attack.`)],
    partisan: [
      can('45a', `Needs no supply; breaks the railway in its hex on ${supply.sabotage} or more.`),
      bars('45a', 'Has no zone of control.'),
    ],
    police: [can('45b', 'Partisans mind its zone; it needs no support against them.')],
    'political-police': [can('46a', 'Units that began the fight in its hex do not retreat, and pay with losses.')],
    reserve: [
      bars(
        '47',
        `Goes no more than ${counted(movement.reserveFromHome, 'hex', 'hexes')} beyond its country of its own will.`,
      ),
    ],
    static: [bars('48', `Pays zones of control × ${movement.zone.staticTimes} when it advances.`)],
    'supply-unit': [
      can(
        '51',
        `Carries ${supply.capacity.supplyUnit} REs, lengthens lines by ${supply.extended} hexes, and feeds units ${supply.special} hexes around.`,
      ),
      bars('51', 'Is lost when it cannot retreat; half of its load falls to the captor.'),
    ],
    wagon: [can('51', `Carries supplies and lengthens lines by ${supply.extended} hexes.`)],
    training: [can('52d', 'Replacements arrive on it; given up, it makes a unit of its type cheaper.')],
    winterised: [can('52e', 'Fights in snow without harm, or with gain.')],
    woodsmanship: special('woodsmanship'),
    'supports-itself': [can('C5', 'Needs no support from others.')],
    'supports-others': [can('C5', `Supports itself and ${support.perDivision} REs more.`)],
    punitive: [can('40f', 'Works as construction troops do; one comes back for nothing each month.')],
    ...Object.fromEntries(
      Object.entries(engineering.workers).flatMap(([ability, jobs]) =>
        ability === 'combat-engineer' || ability === 'assault-engineer' || jobs === undefined
          ? []
          : [
              [
                ability,
                [
                  can(
                    '40a',
                    `Works: ${listed(Object.keys(jobs).map((job) => engineering.jobs[job as keyof typeof engineering.jobs].name.toLowerCase()))}.`,
                  ),
                ],
              ],
            ],
      ),
    ),
  }
}

const kept = new WeakMap<EchelonRules, ReturnType<typeof abilitySaid>>()

/** What all of some abilities say. */
export const saidOf = (rules: EchelonRules, abilities: Iterable<Ability>): readonly Said[] => {
  const said = kept.get(rules) ?? abilitySaid(rules)
  kept.set(rules, said)
  return [...new Set(abilities)].flatMap((ability) => said[ability] ?? [])
}

const moveWords: Readonly<Record<UnitTypeRules['moves'], string>> = {
  motor: 'Rides: it pays as motor troops, exploits, and is halved in close country.',
  artillery: 'Pays as motor troops, and does not exploit.',
  semi: 'On horses: it pays less in close country, and does not exploit.',
  other: 'On foot.',
  rail: 'Goes by rail alone.',
}

/** How a unit of a type moves, and what can carry it. */
export const moveSaid = (type: UnitTypeRules, isMotorised = false): readonly Said[] =>
  compact([
    can('T', moveWords[isMotorised ? 'motor' : type.moves]),
    isMotorised && type.moves === 'other' && can('52c', 'May leave its lorries to attack in close country.'),
    type.heavy === 'always' || isMotorised
      ? bars('7', 'Has heavy equipment: no plane carries it, and it weighs double on trains and ships.')
      : type.heavy === 'regiment' && bars('7', 'Has heavy equipment from a regiment up.'),
    type.converts && can('14', 'Its guns can be turned against tanks, and then support nobody.'),
    type.requiredLosses && bars('1', 'Where its abilities were used, it is lost first.'),
  ])

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
  return parts.length === 0 ? 'none' : listed(parts)
}

export const fromWords = (from: Week): string => (Number.isFinite(from) ? `from ${makeDate(from)}` : 'at first')

/** All that is said of a design: its type, its own abilities, how it moves. */
export const designSaid = (
  rules: EchelonRules,
  design: DesignRules,
  extra: readonly Ability[] = [],
): readonly Said[] => {
  const type = rules.unitTypes[design.type]
  return [...moveSaid(type, design.motorised), ...saidOf(rules, [...type.abilities, ...design.abilities, ...extra])]
}

/** A hex: who stands in it, what it does to those who enter and attack, what lies there, and orders about that. */
import { degree, type Hex } from '../../../../../engine/hex.ts'
import { strengthText } from '../../../../../engine/systems/echelon/combat/odds.ts'
import { coastDefenceOf } from '../../../../../engine/systems/echelon/combat/strength.ts'
import {
  coastDefence,
  coastGuard,
  featuresAt,
  hexsideAt,
  offRoadCost,
  terrainAt,
  weatherAt,
} from '../../../../../engine/systems/echelon/ground.ts'
import { moveClasses } from '../../../../../engine/systems/echelon/rules.ts'
import { sampleOf } from '../../../orderGroups.ts'
import { OrderList } from '../../../panels/OrderList.tsx'
import { PanelHead, RuleLink, Section, Stat, Why } from '../../../panels/parts.tsx'
import * as say from '../names.ts'
import { usePlayer } from '../types.ts'
import { StackList } from './StackList.tsx'

interface Placed {
  readonly hex: Hex
}

/** The penalties of attacks into the hex, term by term, and its entry costs. */
const Effects = ({ hex }: Placed) => {
  const { derived, scenario } = usePlayer()
  const { table, known } = derived
  const terrain = terrainAt(table, known, hex)
  const weather = { ...scenario.rules.weather.kinds[weatherAt(table, known, hex)], rule: 'W2' }
  const all = [terrain, ...featuresAt(table, known, hex), weather]
  if (terrain.isSea) return null
  return (
    <>
      <Section title="Attacks into it" rule="echelon.C7">
        {(['die', 'aec'] as const).map((which) => (
          <Why
            key={which}
            label={which === 'die' ? 'Die' : 'Armour'}
            value={say.signed(all.reduce((sum, one) => sum + one[which] * 1000, 0))}
            explained={{
              unit: 'shift',
              terms: all
                .filter((one) => one[which] !== 0)
                .map((one) => ({ label: one.name, rule: `echelon.${one.rule}`, value: one[which] * 1000 })),
            }}
          />
        ))}
        {terrain.halvesMotor && <p class="note">Motorised attackers are halved.</p>}
      </Section>
      <Section title={`Points to enter off roads, ${weather.name.toLowerCase()}`} rule={`echelon.${terrain.rule}`}>
        <dl class="stats ec-costs">
          {moveClasses.map((one) => (
            <Stat key={one} name={one}>
              {offRoadCost(table, known, hex, terrain.cost[one])}
            </Stat>
          ))}
        </dl>
      </Section>
    </>
  )
}

const directionWords = ['north-east', 'east', 'south-east', 'south-west', 'west', 'north-west'] as const

/** The works in the hex and around it, each line with its rule. */
const Works = ({ hex }: Placed) => {
  const { derived, scenario } = usePlayer()
  const { known, table } = derived
  const { rules, map, objectives } = scenario
  const port = map.ports[table.port[hex] - 1]
  const work = say.workWords(scenario, known, hex)
  const guard = coastGuard(table, known, hex)
  const onLand =
    guard === undefined ? '' : `: ${strengthText(coastDefenceOf(table, known, guard, hex))} on land, also without units`
  const stores = (res: number): string => (res / rules.supply.reOfSp).toFixed(1)
  const goals = objectives.filter((one) => one.hex === hex)
  const around = directionWords.flatMap((name, at) => {
    const side = hexsideAt(table, known, hex * degree + at)
    return side === undefined ? [] : [`${side.name} in the ${name}.`]
  })
  const lines: readonly (readonly [text: string | false, rule: string])[] = [
    ...goals.map(
      (one) => [`Points a week ${one.perTurn.join(' : ')}, at the end ${one.atEnd.join(' : ')}.`, 'V1'] as const,
    ),
    [known.stock[hex] > 0 && `Supplies: ${stores(known.stock[hex])} SP.`, '33b'],
    [known.special[hex] > 0 && `Special replacements: ${stores(known.special[hex])} SRP.`, '33b'],
    [
      port !== undefined && `Port of ${known.portGone[hex] ? 0 : known.port[hex]} RE, ${known.portHits[hex]} hits.`,
      '40e',
    ],
    [port !== undefined && `Coast defence ${coastDefence(table, known, hex)}${onLand}.`, '23'],
    [known.airbase[hex] > 0 && `Airbase of ${known.airbase[hex]}, ${known.airbaseHits[hex]} hits.`, '13'],
    [work !== undefined && `Work: ${work}.`, '40a'],
    [around.length > 0 && around.join(' '), 'T20'],
  ]
  return lines.map(
    ([text, rule]) =>
      text !== false && (
        <p key={text} class="note">
          {text} <RuleLink rule={`echelon.${rule}`} />
        </p>
      ),
  )
}

export const HexSheet = ({ hex }: Placed) => {
  const { orders, derived, scenario } = usePlayer()
  const { table, known } = derived
  if (table.terrain[hex] === 0) return null
  const ground = say.groundWords(table, known, hex)
  const owner = known.owner[hex]
  const keys = orders.others.filter((key) => {
    const sample = sampleOf(orders.groups.get(key))
    return sample !== undefined && 'from' in sample && sample.from === hex
  })
  return (
    <article class="hex-panel">
      <PanelHead title={say.placeName(scenario, hex)} />
      <p class="kind">
        {ground} · {owner === 0 ? 'nobody’s' : `held by ${say.sideName(scenario, owner - 1)}`}
      </p>
      <StackList hex={hex} />
      <div>
        <Works hex={hex} />
      </div>
      <OrderList title="Send from here" keys={keys} />
      <Effects hex={hex} />
    </article>
  )
}

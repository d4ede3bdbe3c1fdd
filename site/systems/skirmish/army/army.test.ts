import { describe, expect, test } from 'vitest'
import { emptyArmy, makeText, ownArmy, parseText } from '../../../../compiler/systems/skirmish/forces.ts'
import { readArmies } from '../../../../compiler/systems/skirmish/written/armies.ts'
import { contentRules } from '../../../../tests/support/skirmish.ts'
import { cardsIn, cardsOf, curveOf, firstHandOf, problemsWith, whyNotMore, withCopies } from './army.ts'
import { idOfName, makeYaml } from './yaml.ts'

const rules = contentRules()
// An army of one's own belongs to no period.
const ready = Object.values(rules.armies).map(({ period: _, ...one }) => ownArmy(rules, one))
const [army] = ready
const empty = emptyArmy(rules, 'german', 1943)
const german = (id: string) => {
  const found = cardsOf(rules, 'german').find((card) => card.id === id)
  if (!found) throw new Error(id)
  return found
}

describe('an army that is put together: skirmish.T9', () => {
  test('has cards of its nation, and support of all', () => {
    const ids = cardsOf(rules, 'german').map(({ id }) => id)
    expect(ids).toEqual(expect.arrayContaining(['german-pz4', 'luck', 'armour-skirts']))
    expect(ids.filter((id) => /^(us|uk|soviet)-|lend-lease/.test(id))).toEqual([])
  })

  test('takes another copy until the law refuses it, and says what it says', () => {
    const two = withCopies(empty, german('german-tiger1'), 2)
    expect(whyNotMore(rules, withCopies(empty, german('german-tiger1'), 1), german('german-tiger1'))).toBeUndefined()
    expect(whyNotMore(rules, two, german('german-tiger1'))).toMatch(/^At most 2 of /)
    expect(whyNotMore(rules, { ...empty, year: 1941 }, german('german-panther'))).toMatch(/entered service in 1943/)
    expect(whyNotMore(rules, { ...two, points: 14 }, german('german-light-inf'))).toBe(
      'It costs 15 points; 14 are allowed.',
    )
    expect(problemsWith(rules, two).map(({ kind }) => kind)).toEqual(['unspent'])
    expect(problemsWith(rules, { ...two, points: 14 })).toEqual([])
  })

  test('has nothing left of a card without copies', () => {
    expect(withCopies(withCopies(empty, german('luck'), 1), german('luck'), 0)).toEqual(empty)
  })

  test('has a curve that counts every card', () => {
    const copies = cardsIn(rules, army).reduce((sum, card) => sum + card.copies, 0)
    expect(curveOf(rules, army).reduce((sum, { units, support }) => sum + units + support, 0)).toBe(copies)
    expect(curveOf(rules, empty)).toEqual([{ cost: 0, units: 0, support: 0 }])
  })
})

describe('the first hand: skirmish.T13', () => {
  test('of a ready army has something to deploy nearly always, and more surely when it is drawn anew', () => {
    for (const one of ready) {
      const [first, ...others] = firstHandOf(rules, one)
      expect(first.first).toBeGreaterThan(0.99)
      for (const odds of [first, ...others]) expect(odds.redrawn).toBeGreaterThanOrEqual(odds.first)
    }
  })
})

describe('an address', () => {
  test('names an army, and is read as it was written', () => {
    for (const one of ready) expect(parseText(rules, makeText(one))).toEqual(one)
  })

  test('that names nothing sound gives what is sound of it', () => {
    expect(parseText(rules, '')).toBeUndefined()
    expect(parseText(rules, 'nation=constructor')).toBeUndefined()
    const odd = parseText(
      rules,
      'nation=us&year=x&points=99999&units=us-sherman.99+nobody.2+__proto__.1+us-stuart.0&support=luck',
    )
    expect(odd).toMatchObject({ points: 120, year: 1945, units: { 'us-sherman': 20, nobody: 2 }, support: {} })
    expect(odd && problemsWith(rules, odd).map(({ kind }) => kind)).toEqual(['unspent', 'copies', 'unknown'])
  })
})

describe('YAML', () => {
  test('is the file of the table, and is read as it was written', () => {
    for (const one of ready) expect(readArmies(rules, makeYaml(one))).toEqual({ armies: [one], messages: [] })
    const named = { ...empty, name: 'Guards: "1st" # x', description: '- yes' }
    expect(readArmies(rules, makeYaml(named)).armies).toEqual([named])
  })

  test('makes ids of names', () => {
    expect(['Panzer Grenadiers', '1. Garde-Schützen!', '42', 'Ünit'].map(idOfName)).toEqual([
      'panzer-grenadiers',
      'garde-schutzen',
      'my-army',
      'unit',
    ])
  })

  test.each([
    ['what is no YAML', 'kind: armies\nentries: [', 2, /not valid YAML/],
    ['what is no mapping', 'armies', 1, /not a mapping/],
    ['another kind', 'kind: units\nentries: {}', 1, /kind/],
    ['a field that there is not', makeYaml(army).replace('year:', 'yaer:'), 7, /yaer/],
    [
      'a nation that there is not',
      makeYaml(army).replace(`nation: ${army.nation}`, 'nation: prussia'),
      5,
      /no nation “prussia”/,
    ],
    ['too many copies', makeYaml(army).replace(/units:\n( +\S+) \d/, 'units:\n$1 19'), 10, /At most \d of/],
    ['a card that there is not', makeYaml({ ...army, support: { lukc: 1 } }), undefined, /no card “lukc”/],
  ])('says what is wrong with %s, and in which line', (_, text, line, message) => {
    const { messages } = readArmies(rules, text)
    const wrong = text.split('\n').findIndex((one) => /lukc/.test(one)) + 1
    expect(messages.find((one) => message.test(one.text))?.line).toBe(line ?? wrong)
  })

  test('of an army that is not allowed still gives the army', () => {
    const { armies, messages } = readArmies(rules, makeYaml({ ...army, points: 20 }))
    expect(armies).toHaveLength(1)
    expect(messages).toMatchObject([{ text: expect.stringMatching(/20 are allowed/) }])
  })
})

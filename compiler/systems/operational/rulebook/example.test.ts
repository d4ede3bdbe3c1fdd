import { describe, expect, it } from 'vitest'
import { compileChapter } from '../../../../tests/support/rulebook.ts'

/** A chapter that states C1, with one example. `told` are its messages after what they underline. */
const chapterWith = (yaml: string) => {
  const text = `Moves cost points. {#C1}\n\n\`\`\`example\n${yaml.trim()}\n\`\`\`\n`
  const written = compileChapter(text)
  const lines = ['---', '', '', '---', ...text.split('\n')]
  const told = written.diagnostics
    .filter(({ code }) => code !== 'rule-unproven')
    .map(({ within: { line, column, length } = { line: 0, column: 0 }, code, message }) => {
      return `${lines[line]?.slice(column, column + (length ?? 1))} <- ${code}: ${message}`
    })
  return { ...written, told }
}

const position = `
title: A march
rules: [C1]
map: |
  . . h .
   . . . .
units:
  - {id: a, side: 1, type: british-infantry, hex: 0101}
  - {id: b, side: 2, type: german-infantry, hex: 0401, steps: 7}
`

const staffed = `
title: A staff
rules: [C1]
map: |
  . . . .
   . . . .
units:
  - {id: a, side: 1, type: british-infantry, hex: 0101, specialists: [engineers, field-artillery towed]}
  - {id: b, side: 2, type: german-infantry, hex: 0402, stance: rearguard}
headquarters:
  - {id: staff, side: 1, profile: british-army, hex: 0102, pool: [{item: infantry, nation: british, count: 2}]}
assets:
  - {side: 1, asset: air-attack, perTurn: 1, uses: 3}
`

describe('a worked example', () => {
  it('sets up staffs, specialists, orders and assets, and leaves them as they are written', () => {
    const { messages, rulebook } = chapterWith(
      `${staffed}
do: [{entrench: {unit: a}}]
expect:
  units: {a: {entrenchment: 1, specialists: {engineers: active, field-artillery: towed}}, b: {stance: rearguard}}
  headquarters: {staff: {points: 4, pool: {infantry: 2}, levels: {engineering: 1}, silent: 0}}
  assets: [{side: 1, asset: air-attack, left: 1, uses: 3}]
  undo: true`,
    )
    expect(messages).toEqual([])
    expect(rulebook.chapters[0]?.examples[0]?.lines).toEqual([
      'British army headquarters: Entrench for British infantry division (1 command point)',
      'British infantry division digs in',
      'British infantry division at 0101: assault engineers active, field artillery towed, entrenched',
      'German infantry division, 1943-45 at 0402: fights as a rearguard',
      'British army headquarters at 0102: 4 command points left, engineering at level 1, 0 levels suppressed in all, in the pool 2 × infantry',
      'Air attack: 1 this turn, 3 in the battle',
      'This can be taken back',
    ])
  })

  it.each([
    [
      'do: [{entrench: {unit: a}}]\nexpect: {headquarters: {staff: {points: 5}}}',
      '5 <- example-wrong: points of staff: expected 5, got 4.',
    ],
    [
      'do: [{entrench: {unit: a}}]\nexpect: {units: {a: {queue: [active]}}}',
      'queue <- example-wrong: queue of a: expected ["active"], got ["active","engineers","active","active","active","active","active","field-artillery"].',
    ],
    [
      'legal: {entrench: {unit: a, to: 0101}}\nexpect: {legal: true}',
      'to <- field-unknown: "entrench" has no field "to".',
    ],
    ['legal: {feint: {unit: a}}\nexpect: {legal: true}', 'feint <- field-missing: "feint" lacks the field "target".'],
    [
      'legal: {deploy: {unit: a, item: step}}\nexpect: {legal: false, reason: No}',
      'No <- example-wrong: reason: expected No, got British infantry division has no room or no use for a step..',
    ],
    [
      'legal: {strike: {asset: bombs, target: b}}\nexpect: {legal: true}',
      'bombs <- example-invalid: The example has no asset "bombs".',
    ],
    [
      'legal: {upgrade: {hq: staff}}\nexpect: {legal: false}',
      'upgrade <- field-missing: "upgrade" lacks the field "choice".',
    ],
    [
      'legal: {upgrade: {hq: staff, choice: rest}}\nexpect: {legal: false}',
      'rest <- value-choice: There is no upgrade “rest”.',
    ],
    [
      'cards: [{side: 1, card: mobile-command}]\nlegal: {play-card: {card: mobile-command}}\nexpect: {legal: false}',
      'play-card <- field-missing: The action "play-card" needs "choice".',
    ],
  ])('that is wrong about staffs is told at its place: %s', (task, message) => {
    expect(chapterWith(`${staffed}\n${task}`).told).toEqual([message])
  })

  it('that comes out as stated says nothing and keeps what it showed', () => {
    const { messages, rulebook } = chapterWith(
      `${position}\nexplain: {movement: {unit: a, to: 0301}}\nexpect: {value: 3, terms: {C1: 3}}`,
    )
    expect(messages).toEqual([])
    expect(rulebook.chapters[0]?.examples[0]?.lines.at(-1)).toBe('British infantry division to 0301: 3 MP')
    expect(rulebook.chapters[0]?.html).toContain('<div data-example="0"></div>')
  })

  it.each([
    ['explain: {movement: {unit: a, to: 0201}}', 'expect: {value: 2}', '2 <- example-wrong: value: expected 2, got 1.'],
    [
      'explain: {movement: {unit: a, to: 0201}}',
      'expect: {terms: {C1: 1, C8: 4}}',
      'C8 <- example-wrong: No term comes from rule C8; expected 4.',
    ],
    [
      'explain: {odds: {attacker: a, target: b}}',
      'expect: {value: 2}',
      'explain <- example-wrong: The question has no answer in this position: it asks about what is not possible here.',
    ],
    [
      'legal: {move: {unit: a, to: 0401}}',
      'expect: {legal: true}',
      'true <- example-wrong: British infantry division moves to 0401: expected legal, got not legal.',
    ],
    [
      'do: [{move: {unit: a, to: 0201}}]',
      'expect: {units: {a: {hex: 0202}}}',
      '0202 <- example-wrong: hex of a: expected 0202, got 0201.',
    ],
    [
      'do: [{move: {unit: a, to: 0201}}]',
      'expect: {units: {a: {movementPoints: 1, actionPoint: locked}}}',
      '1 <- example-wrong: movementPoints of a: expected 1, got 3.',
    ],
    [
      'do: [{move: {unit: a, to: 0201}}]',
      'expect: {owner: {0201: 2}}',
      '2 <- example-wrong: owner of 0201: expected 2, got 1.',
    ],
    [
      'do: [{move: {unit: a, to: 0401}}]',
      'expect: {turn: 1}',
      '{ <- example-wrong: British infantry division moves to 0401: German infantry division, 1943-45 stands at 0401.',
    ],
    [
      'do: [{move: {unit: a, to: 0201}}]\ndice: [3]',
      'expect: {turn: 1}',
      'dice <- example-wrong: 1 of the 1 rolls were not needed.',
    ],
    ['do: [{move: {unit: c, to: 0201}}]', 'expect: {turn: 1}', 'c <- example-invalid: The example has no unit "c".'],
    ['do: [{move: {unit: a, to: 0901}}]', 'expect: {turn: 1}', '0901 <- hex-off-map: Hex 0901 is off the map.'],
    [
      'do: [{march: {unit: a, to: 0201}}]',
      'expect: {turn: 1}',
      'march <- field-unknown: "do[0]" has no field "march".',
    ],
    ['do: [{end-turn: true}]', 'expect: {value: 1}', 'value <- example-invalid: "value" cannot be expected of "do".'],
  ])('that is wrong is told at its place: %s', (task, expectation, message) => {
    expect(chapterWith(`${position}\n${task}\n${expectation}`).told).toContain(message)
  })

  it.each([
    [
      position.replace('british-infantry', 'british-infantri'),
      'british-infantri <- unit-type-unknown: No unit type is called "british-infantri".',
    ],
    [position.replace('. . h .', '. . q .'), 'q <- sign-unknown: No terrain has the sign "q".'],
    [position.replace('0401', '0101'), '0101 <- example-invalid: "b" and "a" stand in the same hex 0101.'],
    [position.replace('id: b', 'id: a'), 'a <- id-duplicate: Two units of the example are called "a".'],
    [position.replace('[C1]', '[C2]'), 'C2 <- rule-unknown: The rulebook states no rule C2.'],
    [`${position}turn: 3\nturns: 2`, '2 <- value-range: The game ends after turn 2, before turn 3 of the example.'],
    [`${position}weather: foggy`, 'foggy <- weather-unknown: No weather is called "foggy".'],
    [position.replace('title: A march', 'title: [A'), ' <- yaml-syntax: '],
    [
      position.replace('rules: [C1]', 'rules: []'),
      'rules <- list-length: "rules" has 0 entries; it must have 1 to 20.',
    ],
  ])('that cannot be set up is told at its place', (yaml, message) => {
    expect(chapterWith(`${yaml}\nlegal: {end-turn: true}\nexpect: {legal: true}`).told.join('\n')).toContain(message)
  })

  it('needs something to do, and only one thing', () => {
    expect(chapterWith(`${position}\nexpect: {turn: 1}`).told).toEqual([
      'title <- example-invalid: An example has exactly one of explain, forecast, legal, do; this one has 0.',
    ])
  })

  it('stands by itself', () => {
    const { messages } = compileChapter('- A rule. {#C1}\n\n  ```example\n  title: x\n  ```\n')
    expect(messages).toEqual(['7:3 example-invalid An example stands by itself, not in a list or a quote.'])
  })

  it('plays with the dice that it brings, and says when they do not suffice (operational.D15)', () => {
    const attack = position.replace('0401', '0201').replace('british-infantry', 'british-armour')
    const fight = (dice: string) =>
      chapterWith(
        `${attack}\ndo: [{attack: {unit: a, target: b}}]\n${dice}\nexpect: {units: {a: {actionPoint: expended}}}`,
      )
    expect(fight('').messages[0]).toMatch(
      /example-wrong British armoured division attacks German infantry division.*: no roll is left after 0/,
    )
    const { messages, rulebook } = fight('dice: [500000, 500000, 999999, 0, 0]')
    expect(messages.filter((message) => !message.includes('not needed'))).toEqual([])
    expect(rulebook.chapters[0]?.examples[0]?.lines.join('\n')).toMatch(/^British armoured division attacks/)
  })

  it('leaves the position as it is written: no supply check comes before it', () => {
    const yaml = position.replace('hex: 0101}', 'hex: 0101, suppressed: 2, unsupplied: 3}')
    const { messages } = chapterWith(
      `${yaml}\ndo: [{move: {unit: a, to: 0201}}]\nexpect: {units: {a: {suppressed: 2, unsupplied: 3}}}`,
    )
    expect(messages).toEqual([])
  })
})

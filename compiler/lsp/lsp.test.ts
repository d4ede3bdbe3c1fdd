/** A language client speaks with `sandtable lsp`. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CompletionItem, Hover, Location, TextEdit } from 'vscode-languageserver'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { Editor } from '../../tests/support/editor.ts'

const scenario = 'scenarios/singling/scenario.yaml'

const isSilent = (codes: readonly unknown[]): boolean => codes.length === 0
const has =
  (code: string) =>
  (codes: readonly unknown[]): boolean =>
    codes.includes(code)

describe('an editor that speaks with the language server', () => {
  let editor: Editor
  let text: string

  beforeAll(async () => {
    editor = new Editor({ folders: ['systems/command-cards', 'scenarios/singling'] })
    await editor.start()
    text = editor.saved(scenario)
    await editor.write(scenario, text)
  })
  afterAll(async () => {
    expect(await editor.stop()).toBe(0)
  })

  it('is told what is wrong in a text that is not saved, with a page to read, and applies the fix that cures it', async () => {
    await editor.write(scenario, text.replace('summary:', 'sumary:'))
    const [finding] = await editor.findings(scenario, has('field-unknown'))
    expect(finding).toMatchObject({
      severity: 1,
      source: 'sandtable',
      range: { start: editor.at(scenario, 'sumary'), end: editor.at(scenario, 'sumary', 6) },
      codeDescription: { href: 'https://example.org/sandtable/diagnostics/field-unknown/' },
    })
    const [action] = await editor.actions(scenario, finding)
    expect(action).toMatchObject({ title: 'Write "summary"', kind: 'quickfix', isPreferred: true })
    await editor.apply(scenario, action)
    await editor.findings(scenario, isSilent)
    expect(editor.text(scenario).getText()).toBe(text)
  })

  it('is told of broken YAML at its place, and of nothing when it is mended', async () => {
    await editor.write(scenario, text.replace("hex: '0608'}", "hex: '0608'"))
    await editor.findings(scenario, has('yaml-syntax'))
    await editor.write(scenario, text)
    await editor.findings(scenario, isSilent)
  })

  it('accepts a finding of a design rule with a reason', async () => {
    await editor.write(scenario, text.replace("id: tanks-2,  name: '2nd", "id: tanks-2,  name: '1st"))
    const [finding] = await editor.findings(scenario, has('same-name-twice'))
    const action = (await editor.actions(scenario, finding)).find(({ title }) => title.startsWith('Accept'))
    expect(action?.title).toBe('Accept same-name-twice for tanks-2 with a reason')
    if (action) await editor.apply(scenario, action)
    await editor.findings(scenario, isSilent)
    expect(editor.text(scenario).getText()).toContain('suppress:\n  - {code: same-name-twice, at: tanks-2, reason: ')
    await editor.write(scenario, text)
    await editor.findings(scenario, isSilent)
  })

  it('reads beside the pointer what a field means, what an id names and what stands on a hex', async () => {
    const read = async (piece: string, further = 0): Promise<string> => {
      const hover = await editor.ask<Hover | null>('hover', scenario, editor.at(scenario, piece, further))
      return hover && typeof hover.contents === 'object' && 'value' in hover.contents ? hover.contents.value : ''
    }
    expect(await read('turns: 14')).toContain('Rounds, 1 to 100')
    expect(await read('type: artillery', 8)).toMatch(
      /unit type `artillery`[\s\S]*systems\/command-cards\/units\/artillery.yaml, line \d+/,
    )
    expect(await read("'0605', side", 2)).toMatch(/\*\*0605\*\* · Church[\s\S]*names: Singling/)
    expect(await read('germans\ndate', 2)).toContain('**11th Panzer Division** · side `germans`')
    await editor.write(scenario, `${text}suppress:\n  - {code: same-name-twice, reason: It is so.}\n`)
    expect(await read('same-name-twice', 4)).toMatch(/^\*\*same-name-twice\*\* · .+\n\n.{40}/)
    await editor.write(scenario, text)
    await editor.findings(scenario, isSilent)
  })

  it('reads the figures of a type, and of a unit those of its type', async () => {
    const read = async (piece: string, further: number): Promise<string> => {
      const hover = await editor.ask<Hover | null>('hover', scenario, editor.at(scenario, piece, further))
      return JSON.stringify(hover?.contents)
    }
    const figures = 'kind artillery · figures 2 · moves 1 · battles after 0 · dice by distance 3 3 2 2 1 1'
    expect(await read('type: artillery', 8)).toContain(`\\n\\n${figures}`)
    expect(await read('id: guns', 5)).toContain(`**Artillery** · ${figures}`)
  })

  it('goes from an id to the thing and from the thing to its uses', async () => {
    const [type] = await editor.ask<Location[]>('definition', scenario, editor.at(scenario, 'type: armour', 7))
    expect(type.uri).toBe(editor.uri('systems/command-cards/units/armour.yaml'))
    const [hex] = await editor.ask<Location[]>('definition', scenario, editor.at(scenario, "'0605', side", 2))
    expect(hex.uri).toBe(editor.uri('scenarios/singling/map.yaml'))
    const map = TextDocument.create('', 'yaml', 1, editor.saved('scenarios/singling/map.yaml'))
    expect(map.getText(hex.range)).toBe('t')
    const context = { context: { includeDeclaration: true } }
    const uses = await editor.ask<Location[]>('references', scenario, editor.at(scenario, 'germans\ndate', 2), context)
    expect(uses.filter(({ uri }) => uri === editor.uri(scenario)).length).toBeGreaterThanOrEqual(2)
  })

  it('goes from a link of a chapter to the rule', async () => {
    const chapter = 'systems/command-cards/rules/01-the-turn.md'
    await editor.write(chapter, editor.saved(chapter))
    const [, name] = /\]\(rule:(\w+)\)/.exec(editor.saved(chapter)) ?? []
    const [rule] = await editor.ask<Location[]>('definition', chapter, editor.at(chapter, `rule:${name}`, 6))
    expect(rule.uri).toContain('/systems/command-cards/rules/')
    const terrain = 'systems/command-cards/tables/terrain.yaml'
    await editor.write(terrain, editor.saved(terrain))
    const [same] = await editor.ask<Location[]>('definition', terrain, editor.at(terrain, 'rule: T', 7))
    expect(same.uri).toContain('/systems/command-cards/rules/')
  })

  it('goes from a number of a chapter to its place in the tables', async () => {
    const chapter = readdirSync(join(editor.folder, 'systems/command-cards/rules'))
      .map((name) => `systems/command-cards/rules/${name}`)
      .find((path) => /\{\{unitTypes\./.test(editor.saved(path)))
    if (chapter === undefined) throw new Error('no chapter names a number of a unit type')
    await editor.write(chapter, editor.saved(chapter))
    const [number] = await editor.ask<Location[]>('definition', chapter, editor.at(chapter, '{{unitTypes.', 5))
    expect(number.uri).toContain('/systems/command-cards/units/')
  })

  it('offers fields, choices and ids, also where the YAML is not whole yet', async () => {
    const offered = async (written: string, piece: string, further: number): Promise<readonly string[]> => {
      await editor.write(scenario, written)
      const items = await editor.ask<CompletionItem[]>('completion', scenario, editor.at(scenario, piece, further))
      return items.map(({ label }) => label)
    }
    expect(await offered(text.replace('type: artillery, hex', 'type: , hex'), 'type: , ', 6)).toContain('armour')
    expect(await offered(text.replace('level: learn', 'level: '), 'level: ', 7)).toEqual(['learn', 'short', 'long'])
    expect(await offered(text.replace('tie: germans', 'tie: '), 'tie: ', 5)).toEqual(['americans', 'germans'])
    expect(await offered(`${text}  - {title: `, 'year: 1999}\n  - {title: ', 0)).toEqual(expect.any(Array))
    const fields = await offered(text.replace('date: 1944-12-06\n', 'd\n'), 'd\nbalance', 1)
    expect(fields[0]).toBe('date')
    expect(fields).toContain('deck')
    expect(fields).not.toContain('title')
    const unit = await offered(text.replace("hex: '0709'}", ''), 'type: artillery, ', 17)
    expect(unit).toEqual(expect.arrayContaining(['hex', 'figures', 'leader']))
    await editor.write(scenario, text)
    await editor.findings(scenario, isSilent)
  })

  it('offers the signs of the map with what they mean', async () => {
    const map = 'scenarios/singling/map.yaml'
    await editor.write(map, editor.saved(map))
    const items = await editor.ask<CompletionItem[]>('completion', map, editor.at(map, '. . . h h h', 2))
    expect(items.map(({ label, detail }) => `${label} ${detail}`)).toContain('t Church')
  })

  it('mends all findings of a file that have one right answer at once', async () => {
    await editor.write(scenario, text.replace('summary:', 'sumary:').replace('balance:', 'balanse:'))
    const [finding] = await editor.findings(scenario, (codes) => codes.length > 1)
    const all = (await editor.actions(scenario, finding)).find(({ kind }) => kind === 'source.fixAll')
    expect(all?.title).toBe('Mend all 2 findings of this file that have one right answer')
    if (all) await editor.apply(scenario, all)
    await editor.findings(scenario, isSilent)
    expect(editor.text(scenario).getText()).toBe(text)
  })

  it('formats a text that is not saved', async () => {
    const format = (): Promise<TextEdit[]> =>
      editor.connection.sendRequest('textDocument/formatting', {
        textDocument: { uri: editor.uri(scenario) },
        options: { tabSize: 2, insertSpaces: true },
      })
    expect(await format()).toEqual([])
    await editor.write(scenario, text.replace('balance: {side: americans, ', 'balance: { side: americans,'))
    expect(TextDocument.applyEdits(editor.text(scenario), await format())).toBe(text)
    await editor.write(scenario, text)
  })

  it('gives a thing another id wherever it is named', async () => {
    const tutorial = 'scenarios/singling/tutorial.yaml'
    const position = editor.at(scenario, 'id: germans', 5)
    const edit = await editor.ask<{ changes: Record<string, TextEdit[]> }>('rename', scenario, position, {
      newName: 'defenders',
    })
    const changed = TextDocument.applyEdits(editor.text(scenario), edit.changes[editor.uri(scenario)])
    expect(changed).toContain('tie: defenders')
    expect(changed).not.toMatch(/: germans/)
    expect(editor.saved(tutorial)).not.toContain('germans')
  })

  it('shows the outline of a file', async () => {
    const symbols = await editor.connection.sendRequest<{ name: string; children?: { name: string }[] }[]>(
      'textDocument/documentSymbol',
      { textDocument: { uri: editor.uri(scenario) } },
    )
    expect(symbols.map(({ name }) => name)).toEqual(expect.arrayContaining(['title', 'sides', 'medals']))
    const sides = symbols.find(({ name }) => name === 'sides')
    expect(sides?.children?.map(({ name }) => name)).toEqual(['americans', 'germans'])
  })
})

describe('an author of a battle on squares', () => {
  let editor: Editor
  const battle = 'scenarios/vierville-1944/scenario.yaml'
  const map = 'scenarios/vierville-1944/map.yaml'
  const start = 'type: german-pak38, space: d5'

  beforeAll(async () => {
    editor = new Editor({ folders: ['systems/skirmish', 'scenarios/vierville-1944'] })
    await editor.start()
    await editor.write(battle, editor.saved(battle))
  })
  afterAll(async () => {
    expect(await editor.stop()).toBe(0)
  })

  it('reads what lies and stands on a square, and goes to its sign on the map', async () => {
    const hover = await editor.ask<Hover | null>('hover', battle, editor.at(battle, 'space: c4', 8))
    expect(hover?.contents).toHaveProperty(
      'value',
      expect.stringMatching(/^\*\*c4\*\* · Bunker\n\n[\s\S]*units: bunker-1/),
    )
    const [sign] = await editor.ask<Location[]>('definition', battle, editor.at(battle, 'space: c4', 8))
    expect(sign.uri).toBe(editor.uri(map))
    expect(TextDocument.create('', 'yaml', 1, editor.saved(map)).getText(sign.range)).toBe('k')
  })

  it('is offered the squares that have a name', async () => {
    await editor.write(battle, editor.saved(battle).replace(start, 'type: german-pak38, space: '))
    const at = editor.at(battle, 'type: german-pak38, space: ', start.length - 2)
    const items = await editor.ask<CompletionItem[]>('completion', battle, at)
    expect(items.map(({ label, detail }) => `${label} ${detail}`)).toContain('d6 Vierville')
  })
})

describe('an author of a long list of units', () => {
  let editor: Editor
  const battle = 'scenarios/compass/scenario.yaml'

  beforeAll(async () => {
    editor = new Editor({ folders: ['systems/echelon', 'scenarios/compass'] })
    await editor.start()
  })
  afterAll(async () => {
    expect(await editor.stop()).toBe(0)
  })

  const offered = async (before: string, after: string): Promise<readonly string[]> => {
    await editor.write(battle, editor.saved(battle).replace(before, after))
    const items = await editor.ask<CompletionItem[]>('completion', battle, editor.at(battle, after, after.length - 1))
    return items.map(({ label, detail }) => `${label} ${detail}`)
  }

  it('is offered what is of the side first, and of units none of another side', async () => {
    const designs = await offered('design: british-army-hq,', 'design: ,')
    const nations = designs.map((line) => line.split('-')[0])
    expect(nations[0]).toBe('british')
    expect(nations.lastIndexOf('british') + 1).toBe(nations.filter((one) => one === 'british').length)
    expect(nations).toContain('italian')
    const depots = await offered('depot: matruh}', 'depot: }')
    expect(depots).toContain('matruh Matruh depot')
    expect(depots.join()).not.toContain('Italian')
  })

  it('is offered units of the enemy where one of these is meant', async () => {
    const other = new Editor({ folders: ['systems/operational', 'scenarios/korsun'] })
    await other.start()
    const korsun = 'scenarios/korsun/scenario.yaml'
    await other.write(korsun, other.saved(korsun).replace('destroy: wiking', 'destroy: '))
    const items = await other.ask<CompletionItem[]>('completion', korsun, other.at(korsun, 'destroy: ', 9))
    expect(items.map(({ label }) => label)).toContain('wiking')
    expect(await other.stop()).toBe(0)
  })

  it('is offered every town of the map by its name, and no hex of a road', async () => {
    const hexes = await offered('hex: 1510}', 'hex: }')
    expect(hexes).toEqual(expect.arrayContaining(['1909 Mersa Matruh', '0705 Tobruk', '1109 Halfaya escarpment']))
    expect(hexes.join()).not.toMatch(/Via Balbia|railway/)
  })
})

describe('an author of a pack that builds on the content of the house', () => {
  const house = join(import.meta.dirname, '../../content')
  const own = 'scenarios/own-battle/scenario.yaml'
  const manifest =
    'kind: pack\nid: own-pack\ntitle: Own pack\nsummary: A pack.\nversion: 0.1.0\nauthors: [A]\nlicence: CC-BY-4.0\n'
  const from = (name: string): string => readFileSync(join(house, 'scenarios/singling', name), 'utf8')
  let editor: Editor

  beforeAll(async () => {
    const texts = {
      'pack.yaml': manifest,
      [own]: from('scenario.yaml').replace('title: Singling', 'title: Own battle'),
      'scenarios/own-battle/map.yaml': from('map.yaml'),
      'scenarios/own-battle/briefing.md': from('briefing.md'),
    }
    editor = new Editor({ texts })
    await editor.start()
    await editor.write(own, texts[own])
  })
  afterAll(async () => {
    expect(await editor.stop()).toBe(0)
  })

  it('is told only of what is wrong in the pack', async () => {
    await editor.findings(own, (codes) => codes.includes('evidence-missing'))
    expect(editor.filesWithFindings()).toEqual([editor.uri(own)])
  })

  it('goes to what the house defines, is offered it, and cannot rename it', async () => {
    const position = editor.at(own, 'type: armour', 7)
    const [type] = await editor.ask<Location[]>('definition', own, position)
    expect(type.uri).toMatch(/content\/systems\/command-cards\/units\/armour\.yaml$/)
    const items = await editor.ask<CompletionItem[]>('completion', own, position)
    expect(items.map(({ label }) => label)).toContain('engineers')
    await expect(editor.ask('rename', own, position, { newName: 'tank' })).rejects.toThrow('not of this content')
  })

  it('mends a link of a briefing that names one thing alone', async () => {
    const briefing = 'scenarios/own-battle/briefing.md'
    const text = from('briefing.md')
    await editor.write(briefing, `${text}\nSee also [another battle](scenario:snigling).\n`)
    const [finding] = await editor.findings(briefing, (codes) => codes.includes('reference-unknown'))
    const [action] = await editor.actions(briefing, finding)
    expect(action).toMatchObject({ title: 'Write "scenario:singling"', isPreferred: true })
    await editor.apply(briefing, action)
    await editor.findings(briefing, isSilent)
    expect(editor.text(briefing).getText()).toContain('[another battle](scenario:singling)')
    await editor.write(briefing, text)
  })

  it('accepts a finding of what was not played yet', async () => {
    const [missing] = await editor.findings(own, (codes) => codes.includes('evidence-missing'))
    const accept = (await editor.actions(own, missing)).find(({ title }) => title.startsWith('Accept evidence-missing'))
    if (accept) await editor.apply(own, accept)
    await editor.findings(own, isSilent)
  })

  it('accepts a finding about the pack in its manifest', async () => {
    const file = 'pack.yaml'
    await editor.write(file, `${manifest}overrides: [scenarios/later]\n`)
    const [unused] = await editor.findings(file, (codes) => codes.includes('override-unused'))
    const accept = (await editor.actions(file, unused)).find(({ title }) => title.startsWith('Accept override-unused'))
    expect(accept).toBeDefined()
    if (accept) await editor.apply(file, accept)
    await editor.findings(file, isSilent)
    await editor.write(file, manifest)
  })
})

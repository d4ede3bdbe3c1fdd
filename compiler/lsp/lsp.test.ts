/** A language client speaks with `sandtable lsp` in a process of its own. */
import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CodeAction, CompletionItem, Diagnostic, Hover, Location, Position, TextEdit } from 'vscode-languageserver'
import {
  createProtocolConnection,
  type ProtocolConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver-protocol/node'
import { TextDocument } from 'vscode-languageserver-textdocument'

const root = join(import.meta.dirname, '../..')
const scenario = 'scenarios/singling/scenario.yaml'

/** An editor that has the folder of a pack open. */
class Editor {
  readonly folder = mkdtempSync(join(tmpdir(), 'sandtable-lsp-'))
  readonly #child: ChildProcess
  readonly connection: ProtocolConnection
  readonly #told = new Map<string, readonly Diagnostic[]>()
  readonly #texts = new Map<string, TextDocument>()
  #listeners: (() => void)[] = []

  constructor() {
    for (const path of ['systems/command-cards', 'scenarios/singling'])
      cpSync(join(root, 'content', path), join(this.folder, path), { recursive: true })
    this.#child = spawn(process.execPath, [join(root, 'compiler/cli.ts'), 'lsp', '--stdio'], {
      cwd: this.folder,
      env: { ...process.env, SANDTABLE_SITE: 'https://example.org/sandtable/' },
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    const { stdin, stdout } = this.#child
    if (!stdin || !stdout) throw new Error('no pipes')
    this.connection = createProtocolConnection(new StreamMessageReader(stdout), new StreamMessageWriter(stdin))
    this.connection.onNotification('textDocument/publishDiagnostics', ({ uri, diagnostics }) => {
      this.#told.set(uri, diagnostics)
      for (const tell of this.#listeners) tell()
    })
    this.connection.listen()
  }

  async start(): Promise<{ readonly capabilities: object }> {
    const rootUri = pathToFileURL(this.folder).href
    const answer = await this.connection.sendRequest<{ capabilities: object }>('initialize', {
      processId: process.pid,
      rootUri,
      workspaceFolders: [{ uri: rootUri, name: 'pack' }],
      capabilities: {},
    })
    await this.connection.sendNotification('initialized', {})
    return answer
  }

  async stop(): Promise<number | null> {
    const ended = new Promise<number | null>((done) => this.#child.once('exit', done))
    await this.connection.sendRequest('shutdown')
    await this.connection.sendNotification('exit')
    const code = await ended
    this.connection.dispose()
    rmSync(this.folder, { recursive: true })
    return code
  }

  uri(path: string): string {
    return pathToFileURL(join(this.folder, path)).href
  }

  saved(path: string): string {
    return readFileSync(join(this.folder, path), 'utf8')
  }

  /** Opens a file, or writes into the open one. Nothing is saved. */
  async write(path: string, text: string): Promise<void> {
    const uri = this.uri(path)
    const before = this.#texts.get(path)
    const document = TextDocument.create(uri, 'yaml', (before?.version ?? 0) + 1, text)
    this.#texts.set(path, document)
    if (before === undefined) {
      const { languageId, version } = document
      await this.connection.sendNotification('textDocument/didOpen', {
        textDocument: { uri, languageId, version, text },
      })
    } else {
      await this.connection.sendNotification('textDocument/didChange', {
        textDocument: { uri, version: document.version },
        contentChanges: [{ text }],
      })
    }
  }

  text(path: string): TextDocument {
    const text = this.#texts.get(path)
    if (text === undefined) throw new Error(`${path} is not open`)
    return text
  }

  /** Where a text begins, or what lies some characters behind its beginning. */
  at(path: string, piece: string, further = 0): Position {
    const document = this.text(path)
    const offset = document.getText().indexOf(piece)
    if (offset < 0) throw new Error(`${piece} is not in ${path}`)
    return document.positionAt(offset + further)
  }

  /** What is wrong in a file, as soon as it is as it is wanted. */
  async findings(path: string, wanted: (codes: readonly unknown[]) => boolean): Promise<readonly Diagnostic[]> {
    const look = (): readonly Diagnostic[] | undefined => {
      const found = this.#told.get(this.uri(path))
      return found && wanted(found.map(({ code }) => code)) ? found : undefined
    }
    return new Promise((done, fail) => {
      const timer = setTimeout(() => fail(new Error(`told: ${JSON.stringify([...this.#told])}`)), 20_000)
      const check = (): void => {
        const found = look()
        if (found === undefined) return
        clearTimeout(timer)
        this.#listeners = []
        done(found)
      }
      this.#listeners = [check]
      check()
    })
  }

  /** Does what an action says to an open file. */
  async apply(path: string, action: CodeAction): Promise<void> {
    const edits = action.edit?.changes?.[this.uri(path)] ?? []
    await this.write(path, TextDocument.applyEdits(this.text(path), edits))
  }

  ask<T>(method: string, path: string, position: Position, more: object = {}): Promise<T> {
    return this.connection.sendRequest(`textDocument/${method}`, {
      textDocument: { uri: this.uri(path) },
      position,
      ...more,
    })
  }

  actions(path: string, { range }: Pick<Diagnostic, 'range'>): Promise<CodeAction[]> {
    return this.connection.sendRequest('textDocument/codeAction', {
      textDocument: { uri: this.uri(path) },
      range,
      context: { diagnostics: [] },
    })
  }
}

const isSilent = (codes: readonly unknown[]): boolean => codes.length === 0
const has =
  (code: string) =>
  (codes: readonly unknown[]): boolean =>
    codes.includes(code)

describe('an editor that speaks with the language server', () => {
  let editor: Editor
  let text: string

  beforeAll(async () => {
    editor = new Editor()
    await editor.start()
    text = editor.saved(scenario)
    await editor.write(scenario, text)
  }, 60_000)
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
  }, 60_000)

  it('is told of broken YAML at its place, and of nothing when it is mended', async () => {
    await editor.write(scenario, text.replace("hex: '0608'}", "hex: '0608'"))
    await editor.findings(scenario, has('yaml-syntax'))
    await editor.write(scenario, text)
    await editor.findings(scenario, isSilent)
  }, 60_000)

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
  }, 60_000)

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
  }, 60_000)

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

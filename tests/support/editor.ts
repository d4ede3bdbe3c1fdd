/** An editor for tests: it has the folder of a pack open and speaks with `sandtable lsp` in a process of its own. */
import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect } from 'vitest'
import {
  type CodeAction,
  createProtocolConnection,
  type Diagnostic,
  type Position,
  type ProtocolConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node'
import { TextDocument } from 'vscode-languageserver-textdocument'

const root = join(import.meta.dirname, '../..')
/** Files of a pack: copies of folders of the built-in content, and texts of its own. */
export interface Pack {
  readonly folders?: readonly string[]
  readonly texts?: Readonly<Record<string, string>>
}

export class Editor {
  readonly folder = mkdtempSync(join(tmpdir(), 'sandtable-lsp-'))
  readonly #child: ChildProcess
  readonly connection: ProtocolConnection
  readonly #published = new Map<string, readonly Diagnostic[]>()
  readonly #texts = new Map<string, TextDocument>()

  constructor({ folders = [], texts = {} }: Pack) {
    for (const path of folders) cpSync(join(root, 'content', path), join(this.folder, path), { recursive: true })
    for (const [path, text] of Object.entries(texts)) {
      mkdirSync(dirname(join(this.folder, path)), { recursive: true })
      writeFileSync(join(this.folder, path), text)
    }
    this.#child = spawn(process.execPath, [join(root, 'compiler/cli.ts'), 'lsp', '--stdio'], {
      cwd: this.folder,
      env: { ...process.env, SANDTABLE_SITE: 'https://example.org/sandtable/' },
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    const { stdin, stdout } = this.#child
    if (!stdin || !stdout) throw new Error('no pipes')
    this.connection = createProtocolConnection(new StreamMessageReader(stdout), new StreamMessageWriter(stdin))
    this.connection.onNotification('textDocument/publishDiagnostics', ({ uri, diagnostics }) => {
      this.#published.set(uri, diagnostics)
    })
    this.connection.listen()
  }

  async start(): Promise<{ readonly capabilities: object }> {
    const rootUri = pathToFileURL(this.folder).href
    const failed = new Promise<never>((_, fail) => {
      this.#child.once('exit', (code) => fail(new Error(`The server has ended with ${code}.`)))
    })
    failed.catch(() => {})
    const asked = this.connection.sendRequest<{ capabilities: object }>('initialize', {
      processId: process.pid,
      rootUri,
      workspaceFolders: [{ uri: rootUri, name: 'pack' }],
      capabilities: {},
    })
    const answer = await Promise.race([asked, failed])
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

  /** Waits until the findings in a file are as wanted, and returns them. */
  async findings(path: string, wanted: (codes: readonly unknown[]) => boolean): Promise<readonly Diagnostic[]> {
    const uri = this.uri(path)
    const codes = (): readonly unknown[] => (this.#published.get(uri) ?? []).map(({ code }) => code)
    await expect.poll(() => this.#published.has(uri) && (wanted(codes()) || codes())).toBe(true)
    return this.#published.get(uri) ?? []
  }

  /** Addresses of the files of which something was told last. */
  filesWithFindings(): readonly string[] {
    return [...this.#published].flatMap(([uri, found]) => (found.length > 0 ? [uri] : []))
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

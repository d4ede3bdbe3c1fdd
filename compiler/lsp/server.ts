/**
 * The language server: answers an editor about the content directory in the folder that it has open. Texts that are not saved yet
 * lie over the files.
 */
import { fileURLToPath } from 'node:url'
import {
  CodeActionKind,
  type Connection,
  DidChangeWatchedFilesNotification,
  type InitializeParams,
  type InitializeResult,
  ResponseError,
  TextDocumentSyncKind,
  TextDocuments,
} from 'vscode-languageserver/node'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { contentEndings } from '../files.ts'
import { formatText } from '../format/format.ts'
import type { Memory } from '../workspace.ts'
import { actionsFor } from './actions.ts'
import { completionsAt } from './completion.ts'
import { type Documents, openDocuments } from './documents.ts'
import { findContent, type OpenFolders, openFolders } from './folders.ts'
import { hoverAt } from './hover.ts'
import { findReferences, goToDefinition, prepareRename, RenameRefused, rename } from './navigate.ts'
import type { Page } from './pages.ts'
import { rangeOf, uriOf } from './positions.ts'
import { makePublisher, type Publisher } from './publishDiagnostics.ts'
import { symbolsOf } from './symbols.ts'

/** How long to wait after files have changed on disk, in milliseconds. */
const quiet = 120

export interface ServerOptions {
  /** The content directory, when it is not to be found in the editor's folder. Absolute. */
  readonly directory: string | undefined
  /** Address of the site with the pages about codes. */
  readonly site: string | undefined
  /** Returns the findings that an earlier check of content in a folder stored. */
  readonly memory?: (folder: string) => Memory
}

const abilities: InitializeResult = {
  serverInfo: { name: 'sandtable' },
  capabilities: {
    textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental },
    hoverProvider: true,
    definitionProvider: true,
    referencesProvider: true,
    documentSymbolProvider: true,
    documentFormattingProvider: true,
    renameProvider: { prepareProvider: true },
    completionProvider: { triggerCharacters: [' ', ':', '-', '(', '{', "'"] },
    codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix, CodeActionKind.SourceFixAll] },
  },
}

/** An author's content as the server has it open. */
interface Session {
  readonly directory: string
  readonly folders: OpenFolders
  readonly documents: Documents
  readonly publisher: Publisher
}

/** Serves an editor until it says goodbye. */
export const serve = (connection: Connection, options: ServerOptions): void => {
  const textDocuments = new TextDocuments(TextDocument)
  const host = openHost(connection, textDocuments, options)
  followChanges(connection, textDocuments, host)
  answerQuestions(connection, host)
  textDocuments.listen(connection)
  connection.listen()
}

/** Holds the server's knowledge of its editor, and the content that it has open. */
const openHost = (connection: Connection, textDocuments: TextDocuments<TextDocument>, options: ServerOptions) => {
  const editor = {
    /** The content directory; undefined when there is none. */
    directory: options.directory,
    canWatch: false,
    hasSnippets: false,
  }
  let folder: string | undefined
  let session: Session | undefined
  let timer: NodeJS.Timeout | undefined

  const complain = (error: unknown): void => {
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error)
    connection.console.error(`sandtable: ${message}`)
  }

  const open = (directory: string): Session => {
    const folders = openFolders(directory)
    const documents = openDocuments(folders.read(), folders.isAlone, options.memory?.(folder ?? directory))
    const homesOpen = (): readonly string[] => [
      ...new Set(textDocuments.all().flatMap(({ uri }) => documents.pageOf(fileOf(uri) ?? '')?.home ?? [])),
    ]
    const publisher = makePublisher({
      documents,
      site: options.site,
      openFolders: () => homesOpen().filter((home) => home.startsWith('scenarios/')),
      send: (file, diagnostics) => void connection.sendDiagnostics({ uri: uriOf(file), diagnostics: [...diagnostics] }),
      complain,
    })
    return { directory, folders, documents, publisher }
  }

  /** Takes in what lies on disk now; texts that are being written stay as they are. */
  const look = (): void => {
    if (editor.directory === undefined) return
    try {
      if (session === undefined) session = open(editor.directory)
      else session.documents.reload(session.folders.read())
      for (const document of textDocuments.all()) {
        const file = fileOf(document.uri)
        if (file !== undefined) session.documents.change(file, document.getText())
      }
      session.publisher.soon()
    } catch (error) {
      complain(error)
    }
  }

  return {
    editor,
    look,
    /** Takes in what the editor says of itself. */
    meet(params: InitializeParams): void {
      const folders = foldersOf(params)
      folder = folders[0]
      editor.directory = options.directory ?? findContent(folders)
      editor.canWatch = params.capabilities.workspace?.didChangeWatchedFiles?.dynamicRegistration === true
      editor.hasSnippets = params.capabilities.workspace?.workspaceEdit?.snippetEditSupport === true
    },
    lookSoon(): void {
      clearTimeout(timer)
      timer = setTimeout(look, quiet)
    },
    /** Takes in a text that is being written. */
    change(document: TextDocument): void {
      const file = fileOf(document.uri)
      if (file === undefined || session === undefined) return
      session.documents.change(file, document.getText())
      session.publisher.soon()
    },
    /** An answer about a file of the content directory; `otherwise` for every other one. */
    about<T>({ uri }: { readonly uri: string }, otherwise: T, answer: (page: Page, session: Session) => T): T {
      const page = session?.documents.pageOf(fileOf(uri) ?? '')
      return session && page ? answer(page, session) : otherwise
    },
  }
}

type EditorHost = ReturnType<typeof openHost>

/** From the first greeting on, looks at what changes in the editor and on disk. */
const followChanges = (connection: Connection, textDocuments: TextDocuments<TextDocument>, host: EditorHost): void => {
  connection.onInitialize((params) => {
    host.meet(params)
    return abilities
  })
  connection.onInitialized(async () => {
    if (host.editor.directory === undefined) connection.console.warn('There is no content directory in this folder.')
    host.look()
    if (!host.editor.canWatch) return
    const watchers = contentEndings.map((ending) => ({ globPattern: `**/*${ending}` }))
    await connection.client.register(DidChangeWatchedFilesNotification.type, { watchers })
  })
  textDocuments.onDidChangeContent(({ document }) => host.change(document))
  // Unsaved text is gone; the file on disk counts again.
  textDocuments.onDidClose(() => host.lookSoon())
  connection.onDidChangeWatchedFiles(() => host.lookSoon())
}

/** Answers what the editor asks about a file. */
const answerQuestions = (connection: Connection, host: EditorHost): void => {
  connection.onHover(({ textDocument, position }) =>
    host.about(textDocument, null, (page, { documents }) => hoverAt(documents, page, position)),
  )
  connection.onDefinition(({ textDocument, position }) =>
    host.about(textDocument, null, (page, { documents }) => [...goToDefinition(documents, page, position)]),
  )
  connection.onReferences(({ textDocument, position, context }) =>
    host.about(textDocument, null, (page, { documents }) => [
      ...findReferences(documents, page, position, context.includeDeclaration),
    ]),
  )
  connection.onDocumentSymbol(({ textDocument }) => host.about(textDocument, null, (page) => [...symbolsOf(page)]))
  connection.onCompletion(({ textDocument, position }) =>
    host.about(textDocument, null, (page, { documents }) => [...completionsAt(documents, page, position)]),
  )
  connection.onPrepareRename(({ textDocument, position }) =>
    host.about(textDocument, null, (page) => prepareRename(page, position)),
  )
  connection.onRenameRequest(({ textDocument, position, newName }) =>
    host.about(textDocument, null, (page, { documents, directory }) =>
      refusing(() => rename(documents, page, position, newName, (file) => file.startsWith(`${directory}/`))),
    ),
  )
  connection.onCodeAction(({ textDocument, range, context: { only } }) =>
    host.about(textDocument, null, (page, { documents, publisher }) => {
      const { hasSnippets } = host.editor
      return [...actionsFor({ documents, page, range, shown: publisher.shownIn(page.file), only, hasSnippets })]
    }),
  )
  connection.onDocumentFormatting(({ textDocument }) =>
    host.about(textDocument, null, (page) => {
      const formatted = page.path.endsWith('.yaml') ? formatText(page.text, page.schema()) : undefined
      if (formatted === undefined || formatted === page.text) return []
      return [{ range: rangeOf(page, { start: 0, end: page.text.length }), newText: formatted }]
    }),
  )
}

/** An answer, or the reason why there can be none, as the protocol says it. */
const refusing = <T>(answer: () => T): T => {
  try {
    return answer()
  } catch (error) {
    throw error instanceof RenameRefused ? new ResponseError(0, error.message) : error
  }
}

const foldersOf = ({ workspaceFolders, rootUri }: InitializeParams): readonly string[] => {
  const uris = workspaceFolders?.map(({ uri }) => uri) ?? (rootUri === null ? [] : [rootUri])
  return uris.flatMap((uri) => fileOf(uri) ?? [])
}

/** The path of a file's address; undefined for what is no file, such as a text that has never been saved. */
const fileOf = (uri: string): string | undefined => {
  if (!uri.startsWith('file:')) return undefined
  try {
    return fileURLToPath(uri)
  } catch {
    return undefined
  }
}

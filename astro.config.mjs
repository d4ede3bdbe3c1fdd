import { watch } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import starlight from '@astrojs/starlight'
import { defineConfig } from 'astro/config'
import { headerFiles } from './site/publish/headers.mjs'
import { licences } from './site/publish/licences.mjs'
import { offline } from './site/publish/offline.mjs'

// `sandtable build` and `sandtable dev` set the folders of the compiled bundles and of the output by environment variables,
// so that the same site works from a checkout and from an installed package.
const bundles = resolve(process.env.SANDTABLE_BUILD ?? 'build')
const out = resolve(process.env.SANDTABLE_OUT ?? 'dist')
const cache = process.env.SANDTABLE_CACHE
const frame = (name) => `./site/frame/${name}.astro`

/** The name of a chunk for the rule system that a module of the engine belongs to. */
const forSystem = (name) => (module) => `${name}-${/\/engine\/systems\/([\w-]+)\//.exec(module)?.[1]}`

/** Bundles all dependencies: pages may be rendered from a folder that cannot resolve our node_modules. */
const bundleEverything = {
  name: 'sandtable:bundle-everything',
  hooks: {
    'astro:config:setup': ({ command, updateConfig }) => {
      if (command === 'build')
        updateConfig({ vite: { environments: { prerender: { resolve: { noExternal: true } } } } })
    },
  },
}

/**
 * Parts of Starlight that our frame does not use: its style sheets for colours, sizes, asides, anchors, helper classes and print, and the
 * script that keeps the state of its sidebar. They would take a fiftieth of a player page's size budget.
 */
const unusedParts =
  /\/starlight\/dist\/(?:style\/(?:props|asides|anchor-links|util|print)\.css|components-internals\/SidebarPersistState\.js)(?:$|\?transform-only)/

const withoutUnusedParts = {
  name: 'sandtable:without-unused-parts',
  enforce: 'pre',
  load: (id) => (unusedParts.test(id) ? '' : undefined),
}

/** Reloads the page in `dev` when the compiler has replaced the bundles. */
const reloadOnBundles = {
  name: 'sandtable:reload-on-bundles',
  hooks: {
    'astro:server:setup': ({ server }) => {
      let timer
      const reload = () => {
        server.moduleGraph.invalidateAll()
        server.ws.send({ type: 'full-reload' })
      }
      const watcher = watch(dirname(bundles), (_event, name) => {
        if (name !== basename(bundles)) return
        clearTimeout(timer)
        timer = setTimeout(reload, 100)
      })
      server.httpServer?.on('close', () => watcher.close())
    },
  },
}

export default defineConfig({
  root: import.meta.dirname,
  srcDir: './site',
  publicDir: './site/public',
  outDir: out,
  ...(cache ? { cacheDir: resolve(cache) } : {}),
  site: process.env.SANDTABLE_SITE,
  base: process.env.SANDTABLE_BASE ?? '/',
  trailingSlash: 'ignore',
  devToolbar: { enabled: false },
  // Whoever points at a list of battles would fetch each of their pages, and every page would carry the script for it.
  prefetch: false,
  // No inline script and no inline style sheet: the content security policy in `site/publish/policy.mjs` forbids them.
  build: { inlineStylesheets: 'never' },
  vite: {
    plugins: [withoutUnusedParts],
    build: { assetsInlineLimit: 0 },
    // Repeated from tsconfig.json, which is ignored below node_modules, where an installed package lies.
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    // A few large chunks load faster than many small ones: the engine with the code that keeps positions, shared by the page and the
    // player's worker; what a computer thinks with, which the worker loads when one is to play; one chunk per rule system, and one for
    // its computer players; the map drawing, fronts by themselves; the player; its further parts, dialogs, tutorials, games by link and
    // sounds; the search; what speaks with workers. What only the calculator needs is loaded by its page alone.
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: {
                groups: [
                  // By themselves, or they lie with the player, and pages that use nothing else of it load the whole player.
                  { name: 'preload', test: /vite\/preload-helper/ },
                  { name: 'preact', test: /\/node_modules\/@?preact\// },
                  // Or they lie with the dialogs, which the player would load at once.
                  { name: 'words', test: /\/site\/data\/(?:format|addresses)\.ts$/ },
                  { name: 'saves', test: /\/site\/saves\/|\/site\/player\/types\.ts$|\/node_modules\/idb-keyval\// },
                  {
                    name: 'engine',
                    test: /\/engine\/(?!systems\/|ai\/(?!opponents))|\/site\/player\/(timeline|positions)\.ts$/,
                  },
                  // By itself, or the page would load what a computer thinks with as soon as it asks a worker.
                  { name: 'comlink', test: /\/node_modules\/comlink\// },
                  { name: 'computer', test: /\/engine\/ai\/(?!opponents|ladder)|\/site\/player\/(worker|replay)\.ts$/ },
                  {
                    name: forSystem('engine'),
                    test: /\/engine\/systems\/[\w-]+\/(?!planner\/|imagine[/.]|players\.ts|arranged\.ts|ladder\.json)/,
                  },
                  { name: forSystem('players'), test: /\/engine\/systems\/(?!.*\/(?:arranged\.ts|ladder\.json))/ },
                  { name: 'cartography', test: /\/compiler\/cartography\/(?!drawings\/|fields\/|front)/ },
                  // By itself: maps without a front load none.
                  { name: 'front', test: /\/compiler\/cartography\/front|\/site\/player\/map\/Front/ },
                  // After the map drawing, or what both need would lie here. What draws units is loaded when a map shows them; the schema of drawings goes where files are checked.
                  { name: 'drawings', test: /\/compiler\/cartography\/drawings\/(?!resolve)\w+\.ts$/ },
                  {
                    name: 'player',
                    test: /\/site\/player\/(?!systems\/|dialogs\/|tutorial\/|staff\/|further|map\/(?:Effects|Front|Offer)|panels\/(?:Target|UnitLines|handKeys|LayerSheet|WatchBar)|playByLink\/|calculator\/|sound\/(?!index|kinds))/,
                  },
                  // After the player, which has the words for sounds: it would load all of it for them.
                  { name: 'sound', test: /\/site\/player\/sound\/(?!index|kinds)/ },
                  {
                    name: 'further',
                    test: /\/site\/player\/(?:further|staff\/|map\/(?:Effects|Offer)|panels\/(?:LayerSheet|WatchBar))/,
                  },
                  { name: 'dialogs', test: /\/site\/player\/dialogs\// },
                  { name: 'tutorial', test: /\/site\/player\/tutorial\// },
                  { name: 'search', test: /\/site\/search\/(?!entries)|\/node_modules\/(?:minisearch|stemmer)\// },
                  { name: 'by-link', test: /\/playByLink\// },
                ],
              },
            },
          },
        },
      },
    },
  },
  integrations: [
    bundleEverything,
    reloadOnBundles,
    headerFiles(),
    offline(),
    licences(),
    starlight({
      title: 'Sandtable',
      description:
        'Operational wargames from history, playable on the page. Every rule can be read, every number can be asked why.',
      favicon: '/favicon.svg',
      customCss: ['./site/styles/site.css'],
      expressiveCode: false,
      pagination: false,
      credits: false,
      disable404Route: true,
      components: {
        Banner: frame('Nothing'),
        Hero: frame('Nothing'),
        DraftContentNotice: frame('Nothing'),
        FallbackContentNotice: frame('Nothing'),
        ContentPanel: frame('ContentPanel'),
        Footer: frame('Footer'),
        Header: frame('Header'),
        MarkdownContent: frame('MarkdownContent'),
        PageFrame: frame('PageFrame'),
        PageSidebar: frame('PageSidebar'),
        PageTitle: frame('PageTitle'),
        Search: frame('Search'),
        Sidebar: frame('Sidebar'),
        ThemeProvider: frame('ThemeProvider'),
        ThemeSelect: frame('Appearance'),
        TwoColumnContent: frame('TwoColumnContent'),
      },
    }),
  ],
})

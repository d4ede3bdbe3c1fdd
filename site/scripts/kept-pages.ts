/** Lists the scenarios that the service worker keeps on this device. */
import { cacheName } from './offline.ts'

const listName = /offline\.json$/

class KeptPages extends HTMLElement {
  connectedCallback(): void {
    this.#show().catch(() => undefined)
  }

  async #show(): Promise<void> {
    const cache = await caches.open(cacheName)
    const lists = (await cache.keys()).filter(({ url }) => listName.test(url) && url.includes('/scenarios/'))
    const items = await Promise.all(
      lists.map(async ({ url }) => {
        const { title }: { readonly title: string } = await (
          (await cache.match(url)) ?? Response.json({ title: url })
        ).json()
        const link = document.createElement('a')
        link.href = url.replace(listName, '')
        link.textContent = title
        const item = document.createElement('li')
        item.append(link)
        return item
      }),
    )
    this.querySelector('.kept')?.replaceChildren(...items)
  }
}

customElements.define('kept-pages', KeptPages)

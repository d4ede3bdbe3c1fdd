/** Of a built site each page that is visited is kept; where it is being written, what a built one has left is removed. */
import { keepThisPage, removeOffline } from './offline.ts'

if (import.meta.env.PROD) keepThisPage()
else void removeOffline()

import { setTimeout as wait } from 'node:timers/promises'
import { viewOf } from '../announcements.ts'
import type { Visit } from '../stage.ts'

/** Waits until nothing on the page is pending and a condition is true. */
export async function waitUntil({ page }: Visit, isSo: () => Promise<boolean>, what: () => string): Promise<void> {
  for (let tries = 0; tries < 150; tries += 1) {
    await wait(30)
    if (!(await viewOf(page)).isBusy && (await isSo())) return
  }
  throw new Error(what())
}

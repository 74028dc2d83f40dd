import { fakeSlots, type Script } from '#machines/fakes.ts'
import type { SiftedPage } from './sift.machine.ts'

/** Filled slots for `siftMachine<Row>().provide({ actors })`: `readPage` gives what fits of each page, in their order. */
export function siftFakes<Row>({
  fitting,
  ...script
}: Script<'readPage'> & { fitting: ReadonlyArray<readonly Row[]> }) {
  const { slot, calls } = fakeSlots<'readPage'>(script)
  return {
    calls,
    actors: {
      readPage: slot<SiftedPage<Row>, { page: number }>('readPage', ({ page }) => ({
        fitting: fitting[page - 1] ?? [],
        pages: fitting.length,
      })),
    },
  }
}

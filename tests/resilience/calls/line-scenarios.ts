import type { TradeTable } from '#mirage/store/records.ts'
import type { Store } from '#mirage/store/store.ts'
import { adder, choose, confirmDeletion, line } from '#tests/journeys/support.ts'
import { addMaterial, addTrade, relatedName } from './data.ts'
import { press, retryButton, type Scene, type Write } from './scenario.ts'

const retry = ({ page }: Scene) => retryButton(page).first().click()

function lineScenariosOf(kind: TradeTable): Write[] {
  const prepare = (store: Store, mark: string) => addTrade(store, mark, kind)
  const lines = ({ store, mark }: Scene) =>
    store
      .linesOf(kind)
      .all()
      .filter(({ name }) => name === mark)
  const open = async ({ page, id, mark }: Scene) => {
    await page.goto(`/admin/${kind}/${id}/edit`)
    await line(page, mark).row.waitFor()
  }
  const newLine = {
    kind: 'write',
    prepare(store: Store, mark: string) {
      addMaterial(store, mark)
      return addTrade(store, relatedName(mark), kind)
    },
    async open({ page, id, mark }: Scene) {
      await page.goto(`/admin/${kind}/${id}/edit`)
      await choose(page, adder(page), mark, mark)
      await line(page, mark).weight.fill('12.5')
    },
    async make({ page, mark }: Scene) {
      await line(page, mark).value.fill('90')
      await line(page, mark).value.blur()
    },
    retry,
    typed: ({ page, mark }: Scene) => [line(page, mark).weight, '12.50'] as const,
    success: /^Saved$/,
  } satisfies Partial<Write>
  return [
    {
      ...newLine,
      call: `${kind}.materials.create`,
      done: scene => lines(scene).filter(({ weight }) => weight === 12.5).length,
      isCreating: true,
    },
    {
      ...newLine,
      call: `${kind}.materials.assign`,
      done: scene => lines(scene).filter(({ tradeId }) => tradeId === scene.id).length,
    },
    {
      call: `${kind}.materials.update`,
      kind: 'write',
      prepare,
      open,
      async make({ page, mark }) {
        await line(page, mark).weight.fill('12.5')
        await line(page, mark).weight.blur()
      },
      retry,
      typed: ({ page, mark }) => [line(page, mark).weight, '12.50'],
      success: /^Saved$/,
      done: scene => lines(scene).filter(({ weight }) => weight === 12.5).length,
    },
    {
      call: `${kind}.materials.delete`,
      kind: 'write',
      prepare,
      async open(scene) {
        await open(scene)
        await press(scene.page, `Remove ${scene.mark}`)
      },
      make: ({ page }) => confirmDeletion(page),
      retry,
      success: / removed/,
      done: scene => Number(lines(scene).length === 0),
      isRemoving: true,
    },
  ]
}

/** The lines of a recorded trade, which save automatically. */
export const lineScenarios: readonly Write[] = (['transactions', 'collections'] as const).flatMap(lineScenariosOf)

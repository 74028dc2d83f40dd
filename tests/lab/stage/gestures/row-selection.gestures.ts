import type { rowSelectionMachine } from '#machines/row-selection/row-selection.machine.ts'
import { elementsOf } from '../eyes.ts'
import type { Gestures } from '../gesture.ts'

export const rowSelectionGestures: Gestures<ReturnType<typeof rowSelectionMachine<{ id: string; name: string }>>> = {
  'rows.offer': 'the list tells of it',
  'row.toggle': { by: ({ press }, { id }) => press('field', `Select ${id}`) },
  'row.extend': {
    async by({ user, press }, { id }) {
      await user.keyboard('{Shift>}')
      const isDone = await press('field', `Select ${id}`)
      await user.keyboard('{/Shift}')
      return isDone
    },
  },
  'rows.choose': {
    async by({ user }) {
      elementsOf('link', 'Copper')[0]?.focus()
      await user.keyboard('{Control>}a{/Control}')
      return true
    },
  },
  'selection.clear': { by: ({ press }) => press('button', 'Clear selection') },
  'rows.removed': 'a deletion tells of it, once it is done',
}

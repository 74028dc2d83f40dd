import type { SnapshotFrom } from 'xstate'
import type { rowSelectionMachine } from '#machines/row-selection/row-selection.machine.ts'
import { isChosen } from '#machines/row-selection/row-selection.selectors.ts'
import type { Sight, Sights, Thing } from './sight.ts'

type Snapshot = SnapshotFrom<ReturnType<typeof rowSelectionMachine<{ id: string; name: string }>>>

const names = ['Copper', 'Iron', 'Lead'] as const
const boxOf = (name: string) => `Select ${name}`

const rows: Sight<Snapshot> = {
  sees: [['heading', 'Materials'], ...names.map((name): Thing => ['field', boxOf(name)])],
}
const noBar: readonly Thing[] = [
  ['button', 'Export selected'],
  ['button', 'Clear selection'],
]
const noBox = names.map((name): Thing => ['field', boxOf(name), 'selected'])

/** What is seen of selected rows: their checkboxes, and the bar that says what can be done with them. */
export const rowSelectionSights: Sights<Snapshot> = {
  untouched: [rows, { seesNo: [...noBar, ...noBox, ['text', ' selected']] }],
  some: [
    rows,
    {
      sees: ({ context: { chosen } }) => [
        ['text', `${chosen.length === 1 ? '1 material' : `${chosen.length} materials`} selected`],
        ['button', 'Export selected'],
        ['button', 'Delete'],
        ['button', 'Clear selection'],
        ...chosen.map(({ row }) => ['field', boxOf(row.name), 'selected'] as const),
      ],
      seesNo: snapshot =>
        names.filter(name => !isChosen(snapshot, name)).map(name => ['field', boxOf(name), 'selected']),
    },
  ],
  none: [rows, { sees: [['text', 'None selected']], seesNo: [...noBar, ...noBox] }],
}

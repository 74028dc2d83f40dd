import { editRecordSights } from './edit-record.sights.ts'
import type { FormValues, RecordSnapshot } from './record-rows.ts'
import type { Sights, Thing } from './sight.ts'

const unchanged = [{ because: 'nothing on a read view can be typed' }]

/** What is seen of a record that is only read, by what it is called until it is loaded, and what is seen of it then. */
export function viewRecordSights<Values extends FormValues>(
  heading: string,
  seen: readonly Thing[],
): Sights<RecordSnapshot<Values>> {
  const { missing = [], unavailable = [] } = editRecordSights<Values>({ heading, list: '', noun: '', fields: {} })
  return {
    loading: [{ sees: [['heading', heading]], seesNo: seen }],
    missing,
    unavailable,
    editing: [{ sees: seen, seesNo: [['button', 'Save changes']] }],
    checking: unchanged,
    comparing: unchanged,
    saving: unchanged,
    conflicted: unchanged,
  }
}

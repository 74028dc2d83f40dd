import { SingleKeys } from '#app/single-keys.tsx'
import { t } from '#messages/message.ts'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { KeyCaps } from './key-cap.tsx'
import type { KeyRow } from './key-table.ts'
import * as css from './keys-dialog.css.ts'

/** Removes the Markdown backticks from a text of the key table. */
const plain = (text: string) => text.replaceAll('`', '')

export function KeysDialog({
  rows,
  isOpen,
  onClose,
  isSingleOn,
  onSingle,
}: {
  rows: readonly KeyRow[]
  isOpen: boolean
  onClose: () => void
  isSingleOn: boolean
  onSingle: (isOn: boolean) => void
}) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('All keys')}>
      <SingleKeys isOn={isSingleOn} onChange={onSingle} />
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{t('Keys')}</th>
            <th scope="col">{t('Where')}</th>
            <th scope="col">{t('Effect')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ keys, where, does, isSingle }) => (
            <tr key={`${keys.join()} ${where} ${does}`} className={isSingle && !isSingleOn ? css.off : undefined}>
              <td>
                <span className={css.keys}>
                  {keys.map(key => (
                    <KeyCaps key={key} keys={key} />
                  ))}
                </span>
              </td>
              <td>{where}</td>
              <td>{plain(does)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  )
}

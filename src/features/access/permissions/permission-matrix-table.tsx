import { type Holding, matrixActions, permissionMatrix } from '#domain/permissions/permission-matrix.ts'
import { sentenceCase } from '#domain/words.ts'
import { t } from '#messages/message.ts'
import { VisuallyHidden } from '#ui/basics/visually-hidden.tsx'
import * as css from './permission-matrix-table.css.ts'

const list = new Intl.ListFormat('en-GB')

const signs = { given: '✓', covered: '✱', own: 'own', none: '–' } as const

function wordsOf({ state, coveredBy }: Holding): string {
  if (state === 'given') return t('Yes')
  if (state === 'own') return t('Own only')
  if (state === 'none') return t('No')
  return coveredBy.length > 0 ? `Yes, covered by ${list.format(coveredBy)}` : t('Yes, with any other permission')
}

/** Read-only table of permissions: rows are resources, columns are actions. */
export function PermissionMatrixTable({ label, value }: { label: string; value: readonly string[] }) {
  return (
    <>
      {/* Focusable, so that the arrow keys scroll the table. */}
      <div className={css.frame} {...{ role: 'group', 'aria-label': label, tabIndex: 0 }}>
        <table className={css.table} aria-label={label}>
          <thead>
            <tr>
              <td className={css.corner}>{null}</td>
              {matrixActions.map(action => (
                <th key={action} scope="col" className={css.action}>
                  {sentenceCase(action)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {permissionMatrix(value).map(({ resource, label: name, isPart, cells }) => (
              <tr key={resource}>
                <th scope="row" className={isPart ? css.part : css.resource}>
                  {name}
                  {isPart ? <VisuallyHidden> ({resource.replace('.', ', ')})</VisuallyHidden> : null}
                </th>
                {cells.map(({ action, holding }) => (
                  <td
                    key={action}
                    className={holding ? css.states[holding.state] : css.missing}
                    title={holding ? wordsOf(holding) : undefined}
                  >
                    {holding ? (
                      <>
                        <span aria-hidden="true">{signs[holding.state]}</span>
                        <VisuallyHidden>{wordsOf(holding)}</VisuallyHidden>
                      </>
                    ) : null}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={css.legend} aria-hidden="true">
        <span>✓ chosen</span>
        <span>✱ covered by others</span>
        <span>own: their own only</span>
        <span>– not allowed</span>
      </p>
    </>
  )
}

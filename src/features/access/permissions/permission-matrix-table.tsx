import {
  type Holding,
  type MatrixAction,
  matrixActions,
  permissionMatrix,
} from '#domain/permissions/permission-matrix.ts'
import { listed } from '#messages/listed.ts'
import { t } from '#messages/message.ts'
import { VisuallyHidden } from '#ui/basics/visually-hidden.tsx'
import * as css from './permission-matrix-table.css.ts'

const signs = { exact: '✓', covered: '✱', own: t('own'), none: '–' } as const

const headerOf = (action: MatrixAction) =>
  t(
    '{action, select, access {Access} view {View} create {Create} update {Update} delete {Delete} assign {Assign} other {Unassign}}',
    { action },
  )

function wordsOf({ state, coveredBy }: Holding): string {
  if (state === 'exact') return t('Yes')
  if (state === 'own') return t('Own only')
  if (state === 'none') return t('No')
  return coveredBy.length > 0
    ? t('Yes, covered by {permissions}', { permissions: listed(coveredBy) })
    : t('Yes, with any other permission')
}

/** Read-only table of permissions: rows are resources, columns are actions. */
export function PermissionMatrixTable({ label, value }: { label: string; value: readonly string[] }) {
  const rows = permissionMatrix(value)
  /** Returns the label of the resource that contains a part: "Users" for `users.roles`. */
  const parentLabel = (part: string) => rows.find(({ resource }) => resource === part.split('.')[0])?.label ?? ''
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
                  {headerOf(action)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ resource, label: name, isPart, cells }) => (
              <tr key={resource}>
                <th scope="row" className={isPart ? css.part : css.resource}>
                  {name}
                  {isPart ? <VisuallyHidden> ({parentLabel(resource)})</VisuallyHidden> : null}
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
        <span>{t('✓ chosen')}</span>
        <span>{t('✱ covered by others')}</span>
        <span>{t('own: own records only')}</span>
        <span>{t('– not allowed')}</span>
      </p>
    </>
  )
}

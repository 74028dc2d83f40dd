import { useDeferredValue, useRef, useState } from 'react'
import { useLocale } from '#actors/environment.tsx'
import { release } from '#domain/permissions/permission-changes.ts'
import { permissionTree } from '#domain/permissions/permission-nodes.ts'
import { listedIn, searchGroups, wordsIn } from '#domain/permissions/permission-search.ts'
import { covers } from '#domain/permissions/permissions.ts'
import { t } from '#messages/message.ts'
import type { PermissionGroup } from '#schemas/permission.ts'
import { Button } from '#ui/basics/button.tsx'
import { type Lost, useFocusRescue } from '#ui/basics/use-focus-rescue.ts'
import { Alert } from '#ui/feedback/alert.tsx'
import { SearchField } from '#ui/fields/search-field.tsx'
import { Tree } from '#ui/table/tree.tsx'
import { AddPermission } from './add-permission.tsx'
import { PermissionGroupNode } from './permission-group.tsx'
import { shownAs, Unlisted, Wildcards } from './permission-strings.tsx'
import * as css from './permission-tree.css.ts'
import { withUniqueKeys } from './unique-keys.ts'
import { useFocusOnRefused } from './use-focus-on-refused.ts'
import { useOpenGroups } from './use-open-groups.ts'

const anything = () => true

/**
 * Returns the element to focus after a row is removed: the last button of the row that takes its place, or else the
 * first input.
 */
const nextFocus = ({ area, nearest }: Lost) =>
  [...(nearest?.querySelectorAll<HTMLElement>('button:not(:disabled)') ?? [])].at(-1) ?? area.querySelector('input')

const found = (count: number, locale: string) =>
  t('{count, plural, =0 {No permissions found} one {# permission found} other {# permissions found}}', {
    count,
    locale,
  })

const OpenAll = ({ open: { areAllOpen, openAll, closeAll } }: { open: ReturnType<typeof useOpenGroups> }) => (
  <Button variant="quiet" onPress={areAllOpen ? closeAll : openAll}>
    {areAllOpen ? t('Close all groups') : t('Open all groups')}
  </Button>
)

function NoGroups({ term, canAdd, onClear }: { term: string; canAdd: boolean; onClear: () => void }) {
  return (
    <div className={css.nothing}>
      {term === '' ? (
        <Alert kind="bad">
          {canAdd
            ? t('The list of permissions is not available. Add permissions by name.')
            : t('The list of permissions is not available.')}
        </Alert>
      ) : (
        <>
          <p>{t('No permission has “{term}” in its name, its description or its group.', { term })}</p>
          <Button onPress={onClear}>{t('Clear search')}</Button>
        </>
      )}
    </div>
  )
}

/**
 * Form field for permission strings. Contains:
 * - the permission groups as a searchable checkbox tree
 * - the wildcards, with what each one covers
 * - the strings outside all groups
 * - a field for typed strings
 *
 * Renders no card and no form. Headings are h3. `value` is in the server's format; `onChange` gets all strings.
 */
export function PermissionTree({
  groups,
  value,
  onChange,
  isReadOnly = false,
  isRefused = false,
  mayGrant = anything,
}: {
  groups: readonly PermissionGroup[]
  value: readonly string[]
  onChange: (value: string[]) => void
  isReadOnly?: boolean
  /**
   * True if the server refused the save. The focus moves to the first invalid string, unless an earlier field is
   * invalid.
   */
  isRefused?: boolean
  /** True if the user may grant and revoke a string. The user must have the permission. Default: all strings. */
  mayGrant?: (value: string) => boolean
}) {
  const locale = useLocale()
  const [query, setQuery] = useState('')
  const [news, setNews] = useState('')
  const root = useRef<HTMLDivElement>(null)
  const search = useRef<HTMLInputElement>(null)
  const goToTree = () => root.current?.querySelector<HTMLElement>('fieldset input[type="checkbox"]')?.focus()
  const rescue = useFocusRescue({ items: 'li[data-string]', next: nextFocus })
  useFocusOnRefused(root, isRefused)
  // Deferred, so that typing in the search does not wait for the tree.
  const term = useDeferredValue(query)
  const words = wordsIn(term)
  const shown = searchGroups(groups, term)
  const open = useOpenGroups(groups, value, words.join(' '))

  const listed = listedIn(groups)
  const held = listed.filter(permission => value.some(granted => covers(granted, permission.value))).length
  const announce = (message: string) => (changed: string[]) => {
    setNews(message)
    onChange(changed)
  }
  const strings = {
    groups,
    value,
    isReadOnly,
    isRefused,
    mayGrant,
    onRemove: (string: string) =>
      announce(t('{permission} removed', { permission: shownAs(string) }))(release(value, [string])),
    onReplace: (wildcard: string, changed: string[]) =>
      announce(t('{wildcard} replaced with single permissions', { wildcard }))(changed),
  }

  return (
    <div ref={root} className={css.parts} {...rescue}>
      <div className={css.part}>
        <div className={css.bar}>
          {groups.length === 0 ? null : (
            <search className={css.search}>
              <SearchField
                ref={search}
                label={t('Search permissions')}
                value={query}
                onChange={setQuery}
                onSubmit={goToTree}
                onLeave={goToTree}
              />
            </search>
          )}
          {words.length === 0 && groups.length > 0 ? <OpenAll open={open} /> : null}
          <output className={css.note}>{words.length > 0 ? found(listedIn(shown).length, locale) : news}</output>
          {groups.length === 0 ? null : (
            <span className={css.figures}>{t('{held} of {count} held', { held, count: listed.length })}</span>
          )}
        </div>
        {isReadOnly || listed.every(permission => mayGrant(permission.value)) ? null : (
          <p className={css.note}>{t('You can assign only permissions that you have.')}</p>
        )}
        {shown.length === 0 ? (
          <NoGroups
            term={term.trim()}
            canAdd={!isReadOnly}
            onClear={() => {
              setQuery('')
              search.current?.focus()
            }}
          />
        ) : (
          <Tree label={t('Permissions')}>
            {withUniqueKeys(permissionTree(shown, value), ({ name }) => name).map(({ key, item }) => (
              <PermissionGroupNode
                key={key}
                node={item}
                path={`/${key}`}
                tree={{ value, onChange: announce(''), mayGrant, isReadOnly, words, ...open }}
              />
            ))}
          </Tree>
        )}
      </div>
      <Wildcards {...strings} />
      <Unlisted {...strings} />
      {isReadOnly ? null : (
        <AddPermission
          value={value}
          mayGrant={mayGrant}
          onAdd={(permission, all) => announce(t('{permission} added', { permission }))(all)}
        />
      )}
    </div>
  )
}

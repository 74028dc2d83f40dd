import { t } from '#messages/message.ts'

/** Views that every user has, by list. */
const builtIn: Readonly<Record<string, ReadonlyArray<{ label: string; search: string }>>> = {
  trades: [
    { label: t('Today'), search: '?period=today' },
    { label: t('Sold by me'), search: '?recorded=me' },
    { label: t('This month'), search: '?period=month' },
    { label: t('Unpriced lines'), search: '?without=price' },
  ],
}

const lists: Readonly<Record<string, string>> = { transactions: 'trades', collections: 'trades' }

export const builtInViews = (list: string) => builtIn[lists[list] ?? ''] ?? []

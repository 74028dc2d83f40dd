import { avatar } from './avatar.css.ts'

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })

const firstLetter = (word = '') => [...letters.segment(word)][0]?.segment ?? ''

/** Shows the initials of the first and the last word. Decorative, because the name is next to it. */
export function Avatar({ name }: { name: string }) {
  const words = name.trim().split(/\s+/)
  const initials = [words[0], words.length > 1 ? words.at(-1) : undefined].map(firstLetter).join('')
  return (
    <span className={avatar} aria-hidden="true">
      {initials.toUpperCase()}
    </span>
  )
}

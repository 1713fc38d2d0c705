-- The name of a group of words in lists, the audit and the Papelera: its first word.
alter table lexicon_entry add column title text not null
  generated always as (coalesce((lexicon_words(product_words, added_words, removed_words))[1], '')) stored;

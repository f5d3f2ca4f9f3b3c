-- As in 0001, but [[:punct:]] also held the signs within words of Indian scripts, so that दुपट्टा was not noted. The range
-- holds the digits and the punctuation of ASCII.
CREATE OR REPLACE FUNCTION "note_search_words"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- In the order of the words, so that two writers never wait for each other.
	INSERT INTO "search_words" ("store_id", "word")
	SELECT NEW."store_id", lexeme
	FROM unnest(to_tsvector('simple', NEW."name" || ' ' || NEW."brand" || ' ' || NEW."product_type" || ' ' || NEW."search_terms"))
	WHERE length(lexeme) BETWEEN 3 AND 40 AND lexeme !~ '[!-@[-`{-~]'
	ORDER BY lexeme
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;
--> statement-breakpoint
INSERT INTO "search_words" ("store_id", "word")
SELECT DISTINCT "store_id", lexeme
FROM "products", unnest(to_tsvector('simple', "name" || ' ' || "brand" || ' ' || "product_type" || ' ' || "search_terms"))
WHERE length(lexeme) BETWEEN 3 AND 40 AND lexeme !~ '[!-@[-`{-~]'
ORDER BY 1, 2
ON CONFLICT DO NOTHING;

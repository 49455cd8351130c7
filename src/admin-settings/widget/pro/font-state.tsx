import { useEffect, useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Button, Spinner } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { fontQueries, useFetchFont } from '../../../shared/api/fonts/queries';
import type { FontChoice } from '../../../shared/api/fonts/queries';
import { settingsQueries } from '../../../shared/api/settings/queries';
import { reasonOf } from '../../../shared/components/error-notice';
import { Notice } from '../../../shared/components/notice';
import { formatNumber } from '../../../shared/format/numbers';
import type { FontFiles } from '../../../types';

const nameOf = ( { family, weight }: FontChoice ) => `${ family } ${ weight }`;

const isHere = ( font: FontChoice, files: FontFiles ) => files.font !== null && nameOf( font ) === nameOf( files.font );

function meanwhile( files: FontFiles ): string {
	return files.font
		? /* translators: %s: name of a font with its weight. */
			sprintf( __( 'Visitors keep %s.', 'userfeedback' ), nameOf( files.font ) )
		: __( 'Visitors keep the font of the theme.', 'userfeedback' );
}

interface Props {
	/** In the form. */
	chosen: FontChoice | null;
}

/**
 * Where visitors get the font from. A choice that was just saved is fetched at once; one that was saved elsewhere
 * waits for a click.
 */
export function FontState( { chosen }: Props ) {
	const { data: settings } = useQuery( settingsQueries.all() );
	const { data: files } = useQuery( fontQueries.files() );
	const fetchFont = useFetchFont();
	const saved = settings?.settings.widget_font ?? null;
	const savedName = saved ? nameOf( saved ) : '';
	const before = useRef( savedName );
	const { mutate } = fetchFont;

	useEffect( () => {
		const isNew = before.current !== savedName;
		before.current = savedName;
		if ( isNew && saved && files && ! isHere( saved, files ) ) {
			mutate( saved );
		}
	}, [ savedName, saved, files, mutate ] );

	if ( ! files || ! saved || ! chosen ) {
		return null;
	}
	if ( fetchFont.isPending ) {
		return (
			<p className="uf-look__fetching" role="status">
				<Spinner />
				{ sprintf(
					/* translators: %s: name of a font with its weight. */
					__( 'Fetching %s…', 'userfeedback' ),
					savedName
				) }
			</p>
		);
	}
	if ( isHere( saved, files ) && files.font ) {
		return (
			<p className="uf-settings__help" role="status">
				{ sprintf(
					/* translators: 1: name of a font with its weight, 2: size in kB, 3: number of files. */
					_n(
						'%1$s comes from this site: %3$s file, %2$s kB.',
						'%1$s comes from this site: %3$s files, %2$s kB.',
						files.font.files,
						'userfeedback'
					),
					savedName,
					formatNumber( Math.max( 1, Math.round( files.font.bytes / 1000 ) ) ),
					formatNumber( files.font.files )
				) }
			</p>
		);
	}
	const failed = fetchFont.error;
	return (
		<Notice status={ failed ? 'error' : 'warning' } isDismissible={ false }>
			<p>
				{ [
					sprintf(
						/* translators: %s: name of a font with its weight. */
						__( '%s is not on this site yet.', 'userfeedback' ),
						savedName
					),
					reasonOf( failed ),
					meanwhile( files ),
				]
					.filter( Boolean )
					.join( ' ' ) }
			</p>
			<Button variant="secondary" size="compact" onClick={ () => mutate( saved ) }>
				{ failed ? __( 'Retry', 'userfeedback' ) : __( 'Fetch from Google Fonts', 'userfeedback' ) }
			</Button>
		</Notice>
	);
}

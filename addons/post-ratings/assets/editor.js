/**
 * The editor: both blocks, and the switch of one post in the sidebar. Plain, with WordPress's own packages: it is
 * small, and loaded as it stands.
 */
( function ( wp ) {
	const { createElement: el, Fragment } = wp.element;
	const { __ } = wp.i18n;
	const { InspectorControls, useBlockProps } = wp.blockEditor;
	const { PanelBody, RangeControl, SelectControl, Disabled } = wp.components;
	const { PluginDocumentSettingPanel } = wp.editor;
	const META = '_userfeedback_ratings';

	const drawn = ( name, attributes, postId ) =>
		el(
			Disabled,
			{},
			el( wp.serverSideRender, {
				block: name,
				attributes,
				urlQueryArgs: postId ? { post_id: postId } : {},
			} )
		);

	wp.blocks.registerBlockType( 'userfeedback/post-ratings', {
		edit: ( { attributes, context } ) =>
			el( 'div', useBlockProps(), drawn( 'userfeedback/post-ratings', attributes, context.postId ) ),
		save: () => null,
	} );

	wp.blocks.registerBlockType( 'userfeedback/top-rated', {
		edit: ( { attributes, setAttributes } ) =>
			el(
				Fragment,
				{},
				el(
					InspectorControls,
					{},
					el(
						PanelBody,
						{ title: __( 'Posts', 'userfeedback-post-ratings' ) },
						el( RangeControl, {
							__next40pxDefaultSize: true,
							__nextHasNoMarginBottom: true,
							label: __( 'Number of posts', 'userfeedback-post-ratings' ),
							value: attributes.number,
							min: 1,
							max: 50,
							onChange: ( number ) => setAttributes( { number } ),
						} ),
						el( RangeControl, {
							__next40pxDefaultSize: true,
							__nextHasNoMarginBottom: true,
							label: __( 'Least number of ratings', 'userfeedback-post-ratings' ),
							value: attributes.minimum,
							min: 1,
							max: 100,
							onChange: ( minimum ) => setAttributes( { minimum } ),
						} )
					)
				),
				el( 'div', useBlockProps(), drawn( 'userfeedback/top-rated', attributes ) )
			),
		save: () => null,
	} );

	function Panel() {
		const { meta, types } = wp.data.useSelect( ( select ) => {
			const editor = select( 'core/editor' );
			return {
				meta: editor.getEditedPostAttribute( 'meta' ),
				types: editor.getCurrentPostType(),
			};
		}, [] );
		const { editPost } = wp.data.useDispatch( 'core/editor' );
		if ( ! types || ! meta || meta[ META ] === undefined ) {
			return null;
		}
		return el(
			PluginDocumentSettingPanel,
			{ name: 'userfeedback-ratings', title: __( 'Post Ratings', 'userfeedback-post-ratings' ) },
			el( SelectControl, {
				__next40pxDefaultSize: true,
				__nextHasNoMarginBottom: true,
				label: __( 'Readers can rate this', 'userfeedback-post-ratings' ),
				value: meta[ META ],
				options: [
					{ value: '', label: __( 'As usual', 'userfeedback-post-ratings' ) },
					{ value: 'on', label: __( 'On', 'userfeedback-post-ratings' ) },
					{ value: 'off', label: __( 'Off', 'userfeedback-post-ratings' ) },
				],
				onChange: ( choice ) => editPost( { meta: { ...meta, [ META ]: choice } } ),
			} )
		);
	}

	wp.plugins.registerPlugin( 'userfeedback-ratings', { render: Panel } );
} )( window.wp );
